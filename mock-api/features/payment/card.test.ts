import { expect, test } from 'vitest'
import { testNow, tokyo } from '../../../tests/support/world/a-context.ts'
import { readCard } from './card.ts'

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
