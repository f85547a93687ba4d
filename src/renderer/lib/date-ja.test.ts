import { expect, test } from 'vitest'
import {
  formatChatTime,
  formatDate,
  formatDateTime,
  formatDayHeading,
  formatListTime,
  formatMonthDay,
  formatRelative,
  formatTime,
  isSameDay,
  toEpochMs,
} from './date-ja.ts'

const now = Date.parse('2026-11-20T21:48:06.000+09:00')

test('D-01 CONST2-02 shows dates in Tokyo time for any offset in the text', () => {
  expect(formatDate('2026-11-20T23:59:59.999+09:00')).toBe('2026/11/20')
  expect(formatDate('2026-11-20T15:00:00.000Z')).toBe('2026/11/21')
  expect(formatDate('2026-01-05')).toBe('2026/01/05')
})

test('D-63 CHAT-19 CONST2-04 pads only the minute in a chat time', () => {
  expect(formatChatTime('2026-03-04T05:06:00.000+09:00')).toBe('3/4 5:06')
})

test('TOPIC-22 CONST2-03 shows day and time of a topic post', () => {
  expect(formatDateTime('2026-03-04T05:06:00.000+09:00')).toBe('2026/03/04 5:06')
})

test('names the weekday in a day heading', () => {
  expect(formatDayHeading(now)).toBe('11月20日（金）')
  expect(formatDayHeading('2026-11-22')).toBe('11月22日（日）')
})

test('shows the time today, the day this year and the date of earlier years in a list', () => {
  expect(formatListTime('2026-11-20T19:05:00+09:00', now)).toBe('19:05')
  expect(formatListTime('2026-11-19T23:59:00+09:00', now)).toBe('11/19')
  expect(formatListTime('2025-11-20T19:05:00+09:00', now)).toBe('2025/11/20')
})

test('D-01 starts a plain day at midnight in Tokyo and keeps the time of an instant', () => {
  expect(toEpochMs('2026-01-05')).toBe(Date.parse('2026-01-05T00:00:00+09:00'))
  expect(toEpochMs('2026-01-05T00:00:00Z')).toBe(Date.parse('2026-01-05T09:00:00+09:00'))
  expect(toEpochMs(now)).toBe(now)
})

test.each([
  [59_999, 'たった今'],
  [60_000, '1分前'],
  [3_599_999, '59分前'],
  [3_600_000, '1時間前'],
  [86_399_999, '23時間前'],
  [86_400_000, '1日前'],
  [7 * 86_400_000 - 1, '6日前'],
  [7 * 86_400_000, '11/13'],
])('%i ms ago is %s', (passedMs, text) => {
  expect(formatRelative(now - passedMs, now)).toBe(text)
})

test('counts whole units of relative time and rounds down', () => {
  expect(formatRelative(now + 5_000, now)).toBe('たった今')
  expect(formatRelative(now - 59_999, now)).toBe('たった今')
  expect(formatRelative(now - 3 * 60_000, now)).toBe('3分前')
  expect(formatRelative(now - 5 * 3_600_000, now)).toBe('5時間前')
  expect(formatRelative(now - 6 * 86_400_000, now)).toBe('6日前')
  expect(formatRelative(now - 8 * 86_400_000, now)).toBe('11/12')
})

test('changes the day at midnight in Tokyo', () => {
  expect(isSameDay('2026-11-21T00:00:00+09:00', '2026-11-20T23:59:59+09:00')).toBe(false)
  expect(isSameDay('2026-11-21T00:00:00+09:00', '2026-11-21T23:59:59+09:00')).toBe(true)
  expect(isSameDay('2026-11-21T00:00:00+09:00', '2027-11-21T00:00:00+09:00')).toBe(false)
  for (const [one, other] of [
    ['いつか', 'いつか'],
    ['いつか', now],
    [now, 'いつか'],
  ] as const)
    expect(isSameDay(one, other)).toBe(false)
})

test('shows the day of a year without zeros', () => {
  expect([formatMonthDay('2026-03-05'), formatMonthDay('2026-11-20T23:59:00+09:00')]).toEqual(['3/5', '11/20'])
})

test('returns no text for an invalid date', () => {
  const formats = [formatDate, formatTime, formatDateTime, formatChatTime, formatDayHeading, formatMonthDay]
  for (const format of formats) {
    expect(format('いつか')).toBe('')
  }
  for (const format of [formatListTime, formatRelative])
    for (const text of ['', 'いつか']) expect(format(text, now)).toBe('')
})
