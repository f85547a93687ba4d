import { expect, test } from 'vitest'
import { farthestJump } from './windows.ts'
import * as windows from './windows.ts'

const at = (text: string) => Date.parse(`${text}+09:00`)

test('D-96 limits a jump to a hundred years and to the year 9999', () => {
  expect(farthestJump(at('2026-11-21T12:00:00'))).toBe(at('2126-11-21T12:00:00'))
  expect(farthestJump(at('2024-02-29T12:00:00'))).toBe(at('2124-02-29T12:00:00'))
  const end = at('9999-12-31T23:59:59.999')
  expect(farthestJump(at('9899-12-31T23:59:59.999'))).toBe(end)
  expect(farthestJump(at('9950-01-01T00:00:00'))).toBe(end)
})

const hours = 3_600_000

test.each([
  ['D-11', windows.holdMs, 168],
  ['D-12', windows.replyWindowMs, 24],
  ['D-13', windows.rankWindowMs, 168],
  ['D-13', windows.rankDecisionMs, 24],
  ['D-14', windows.ageDecisionMs, 12],
  ['D-16', windows.purchaseWindowMs, 24],
  ['D-16', windows.likeValidMs, 4320],
  ['D-17', windows.sessionMs, 336],
  ['D-17', windows.resetLinkMs, 6],
  ['D-17', windows.confirmationLinkMs, 72],
  ['API-65', windows.cardTokenMs, 0.5],
  ['API-70', windows.cancelAcceptedMs, 0.5],
])('%s %d ms equal %d hours', (_id, ms, length) => {
  expect(ms).toBe(length * hours)
})

test('D-15 PAY-62 delays the second charge by a day', () => {
  const start = Date.parse('2026-11-21T12:00:00+09:00')
  const second = windows.firstRenewal(start, 30)
  expect(second).toBe(Date.parse('2026-12-22T12:00:00+09:00'))
  expect(windows.nextRenewal(second, 30)).toBe(Date.parse('2027-01-21T12:00:00+09:00'))
})
