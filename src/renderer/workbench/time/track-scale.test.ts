import { expect, test } from 'vitest'
import { marksOf, nowShare, placeOf, type MarkItem } from './track-scale.ts'

const hour = 3_600_000
const item = (hours: number, patch: Partial<MarkItem> = {}): MarkItem => ({
  key: String(hours),
  atMs: hours * hour,
  text: '',
  kind: 'charge',
  past: hours < 0,
  near: false,
  ...patch,
})

test('now stands at its share of the track and the span ends at the right edge', () => {
  expect(placeOf(0, 0, 7)).toBe(nowShare)
  expect(placeOf(7 * 24 * hour, 0, 7)).toBe(1)
})

test('close items share a mark, those outside are left out, and past never joins future', () => {
  const marks = marksOf([item(-0.01), item(0.01), item(12), item(12.1), item(30)], 0, 1, 500)
  expect(marks.map(({ items }) => items.length)).toEqual([1, 1, 2])
})

test('what concerns the stage keeps its mark and its label, others join it or stay unnamed', () => {
  const marks = marksOf([item(9.9), item(10, { near: true }), item(14)], 0, 1, 500)
  expect(marks.map(({ items, labelled }) => [items.length, labelled])).toEqual([
    [2, true],
    [1, false],
  ])
})
