import { expect, test } from 'vitest'
import { cardTokenMs } from '../../../src/contract/rules/windows.ts'
import { testNow, aContext } from '../../../tests/support/world/a-context.ts'
import { aMan, aWoman } from '../../../tests/support/world/a-member.ts'
import { refusalOf } from '../../../tests/support/world/a-refusal.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import { createCardToken, getUsableToken, spendToken } from './card-token.ts'

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
