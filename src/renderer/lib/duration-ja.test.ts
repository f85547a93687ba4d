import { expect, test } from 'vitest'
import { formatDuration, isoDuration } from './duration-ja.ts'

const minutes = (n: number) => n * 60_000

test('shows the two largest units of a duration', () => {
  expect(formatDuration(minutes(3 * 1440 + 4 * 60 + 50))).toBe('3日4時間')
  expect(formatDuration(minutes(5 * 60 + 12))).toBe('5時間12分')
  expect(formatDuration(minutes(12) + 59_000)).toBe('12分')
  expect(formatDuration(45_900)).toBe('45秒')
})

test('omits units that are zero', () => {
  expect(formatDuration(minutes(2 * 1440 + 10))).toBe('2日')
  expect(formatDuration(minutes(60))).toBe('1時間')
})

test('shows zero for a past deadline', () => {
  expect(formatDuration(-5)).toBe('0秒')
  expect(isoDuration(-5)).toBe('PT0S')
  expect(isoDuration(minutes(2))).toBe('PT120S')
})

test('shows zero for an invalid date', () => {
  expect([formatDuration(Number.NaN), isoDuration(Number.NaN)]).toEqual(['0秒', 'PT0S'])
})
