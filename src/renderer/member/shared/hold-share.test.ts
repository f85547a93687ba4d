import { expect, test } from 'vitest'
import { holdShare, lastDayShare } from './hold-end.ts'

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
