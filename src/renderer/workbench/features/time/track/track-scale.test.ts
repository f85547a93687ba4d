import { expect, test } from 'vitest'
import { dayStartsOn, nowShare, positionOf, spanBeside } from './track-scale.ts'

const hour = 3_600_000

test('puts now at its share of the track, and the end of the span at the right edge', () => {
  expect(positionOf(0, 0, 7)).toBe(nowShare)
  expect(positionOf(7 * 24 * hour, 0, 7)).toBe(1)
})

test('zooming stops at the narrowest and the widest span', () => {
  expect([spanBeside(7, -1), spanBeside(7, 1), spanBeside(1, -1), spanBeside(400, 1)]).toEqual([1, 31, 1, 400])
})

test('each 3:00 on the track has a tick, from the past at the left edge to the future at the right one', () => {
  const noon = Date.parse('2026-11-20T12:00:00+09:00')
  const ticks = dayStartsOn(noon, 1).map((at) => new Date(at).toISOString())
  expect(ticks).toEqual(['2026-11-20T18:00:00.000Z'])
  expect(dayStartsOn(noon, 7)).toHaveLength(9)
  for (const at of dayStartsOn(noon, 7)) expect(positionOf(at, noon, 7)).toBeGreaterThanOrEqual(0)
})
