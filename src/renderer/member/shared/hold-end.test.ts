import { expect, test } from 'vitest'
import { holdEndMs, isHoldEnding, holdShare, lastDayShare } from './hold-end.ts'

const timestamp = '2026-11-20T12:00:00.000+09:00'
const end = Date.parse('2026-11-27T12:00:00+09:00')
const dayMs = 86_400_000

test.each([
  [6, end - dayMs - 1, false],
  [6, end - dayMs, false],
  [6, end - dayMs + 1, true],
  [6, end - 1, true],
  [6, end, false],
  [0, end - 1, false],
] as const)('D-11 D-71 a row at %i is about to end at %i: %s', (status_n, now, ending) => {
  expect(holdEndMs(timestamp)).toBe(end)
  expect(isHoldEnding({ status_n, timestamp }, now)).toBe(ending)
})

const began = '2026-11-20T12:00:00+09:00'
const after = (days: number) => Date.parse(began) + days * 86_400_000

test('D-71 L-11 the ring of a hold empties over seven days and is amber on the last', () => {
  expect(holdShare(began, after(0))).toBe(1)
  expect(holdShare(began, after(3.5))).toBe(0.5)
  expect(holdShare(began, after(7))).toBe(0)
  expect(holdShare(began, after(9))).toBe(0)
  expect(holdShare(began, after(5.9))).toBeGreaterThan(lastDayShare)
  expect(holdShare(began, after(6.1))).toBeLessThan(lastDayShare)
})

test('D-11 REC-69 a hold ends seven days after its start', () => {
  expect(new Date(holdEndMs('2026-11-20T12:00:00.000+09:00')).toISOString()).toBe('2026-11-27T03:00:00.000Z')
})
