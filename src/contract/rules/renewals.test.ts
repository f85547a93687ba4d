import { expect, test } from 'vitest'
import { firstRenewal, nextRenewal } from './renewals.ts'

test('D-15 PAY-62 delays the second charge by a day', () => {
  const start = Date.parse('2026-11-21T12:00:00+09:00')
  const second = firstRenewal(start, 30)
  expect(second).toBe(Date.parse('2026-12-22T12:00:00+09:00'))
  expect(nextRenewal(second, 30)).toBe(Date.parse('2027-01-21T12:00:00+09:00'))
})
