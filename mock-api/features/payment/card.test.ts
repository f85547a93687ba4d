import { expect, test } from 'vitest'
import { cardTokenMs } from '../../../src/contract/rules/windows.ts'
import { testNow, tokyo, aContext } from '../../../tests/support/world/a-context.ts'
import { aMan, aWoman } from '../../../tests/support/world/a-member.ts'
import { refusalOf } from '../../../tests/support/world/a-refusal.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import { readCard, createCardToken, getUsableToken, spendToken } from './card.ts'

const good = { number: '4242424242424242', expMonth: 12, expYear: 2030 }
const read = (patch: Partial<typeof good>, now = testNow) => readCard({ ...good, ...patch }, now)

test.each([
  ['4111000000000008', undefined],
  ['4000000000000002', 'declined'],
  ['4222000000000004', 'secure-success'],
  ['4333000000000000', 'secure-failed'],
  ['4444000000000006', 'secure-abandoned'],
  ['4000000000000341', 'declined-at-renewal'],
  ['4242424242424242', 'success'],
  ['378282246310005', 'success'],
  ['30569309025904', 'success'],
])('D-40 API-65 the card %s behaves as documented', (number, outcome) => {
  expect(read({ number })).toBe(outcome)
})

test.each(['4242424242424241', '4242424242424243', '5555555555554443', '4224242424242424', ''])(
  'API-65 a failed check digit gets no token: %s',
  (number) => {
    expect(read({ number })).toBeUndefined()
  },
)

test('PAY-82 a card is valid until the end of its month in Tokyo', () => {
  const card = { expMonth: 11, expYear: 2026 }
  expect(read(card, tokyo('2026-11-30 23:59'))).toBe('success')
  expect(read(card, tokyo('2026-12-01 00:00'))).toBeUndefined()
  expect(read({ expMonth: 9, expYear: 2026 }, tokyo('2026-10-01 00:00'))).toBeUndefined()
  expect(read({ expMonth: 12, expYear: 2025 }, tokyo('2026-01-01 00:00'))).toBeUndefined()
  expect(read({ expMonth: 1, expYear: 2026 }, tokyo('2026-01-01 00:00'))).toBe('success')
})

const card = { number: '4242424242424242', expMonth: 12, expYear: 2030 }

function setup() {
  const world = aWorld()
  const me = aMan(world)
  const ctx = aContext()
  const token = createCardToken(world, card, me.id, ctx)
  if (!token) throw new Error('Failed to set up: the card was refused.')
  const use = (now: number, who = me) => getUsableToken(world, who, token.token, aContext({ now }))
  return { world, me, ctx, token, use }
}

test('API-65 a token lives 30 minutes, to the millisecond', () => {
  const { token, use } = setup()
  expect(use(testNow)).toBe(token)
  expect(use(testNow + cardTokenMs - 1)).toBe(token)
  expect(refusalOf(() => use(testNow + cardTokenMs)).code).toBe('invalid')
})

test('API-65 a token works once, and for its owner only', () => {
  const { world, ctx, token, use } = setup()
  expect(refusalOf(() => use(testNow, aWoman(world))).code).toBe('invalid')
  spendToken(world, token, ctx)
  expect(refusalOf(() => use(testNow)).code).toBe('invalid')
})

test('IMP-10 a token of the browser script works for any member', () => {
  const { world, me, ctx } = setup()
  const open = createCardToken(world, card, null, ctx)
  expect(open && getUsableToken(world, me, open.token, ctx)).toBe(open)
})

test('API-65 creates no token for a refused card and refuses unknown tokens', () => {
  const { world, me, ctx } = setup()
  expect(createCardToken(world, { ...card, number: '4111000000000008' }, me.id, ctx)).toBeUndefined()
  expect(world.cardTokens.size).toBe(1)
  expect(refusalOf(() => getUsableToken(world, me, 'tok_none', ctx)).detail.fields).toEqual({
    token: ['カード情報を確認できませんでした。'],
  })
})

test('API-65 stores neither number nor expiry in the token', () => {
  const { token } = setup()
  expect(JSON.stringify(token)).not.toMatch(/4242|2030/)
})
