import { expect, test } from 'vitest'
import type { MarkItem } from './track-items.ts'
import { marksOf } from './track-marks.ts'
import { nowShare } from './track-scale.ts'

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
/** Marks of a track that shows a day from the instant 0, shifted by a number of hours. */
const marksIn = (items: readonly MarkItem[], widthPx: number, shiftHours = 0) =>
  marksOf(items, { nowMs: 0, days: 1, widthPx, shiftMs: shiftHours * hour })

test('close items share a mark, items outside are omitted, and past and future never share a mark', () => {
  const marks = marksIn([item(-0.01), item(0.01), item(12), item(12.1), item(30)], 500)
  expect(marks.map(({ items }) => items.length)).toEqual([1, 1, 2])
})

test('an offset shows another window of the same span, also in the past', () => {
  const items = [item(-48, { past: true, near: true }), item(12)]
  expect(marksIn(items, 500)).toHaveLength(1)
  const [mark, ...rest] = marksIn(items, 500, -48)
  expect([mark?.head.atMs, mark?.position, rest]).toEqual([-48 * hour, nowShare, []])
})

test('items of the stage keep their marks and labels; others join them or have no label', () => {
  const marks = marksIn([item(9.9), item(10, { near: true }), item(14)], 500)
  expect(marks.map(({ items, labelled }) => [items.length, labelled])).toEqual([
    [2, true],
    [1, false],
  ])
  // Within the gap of a mark, but of no member on the stage.
  expect(marks[0]?.items.map(({ near }) => near)).toEqual([false, true])
})

test('labels never touch or stick out, at any length and track width', () => {
  const rank = (hours: number) => item(hours, { near: true, kind: 'rank-window' })
  const named = (widthPx: number, ...items: MarkItem[]) => marksIn(items, widthPx).map(({ labelled }) => labelled)
  // ランク再申請 is 66 px wide, at 78 % of 400 px for 24 hours: 5.2 hours are 68 px, 5.6 hours 73 px.
  expect(named(400, rank(10), rank(15.2))).toEqual([true, false])
  expect(named(400, rank(10), rank(15.6))).toEqual([true, true])
  expect(named(400, rank(10), item(15.2, { near: true, kind: 'daily-reset' }))).toEqual([true, true])
  // Beside the line of now, and at the right edge.
  expect(named(400, rank(2.5), rank(22))).toEqual([false, false])
  expect(named(400, rank(3.2), rank(21.4))).toEqual([true, true])
})

test('items at either end of the track are on it, the latest named first where they lie closer than a mark', () => {
  const span = 24
  const [from, to] = [(-nowShare / (1 - nowShare)) * span, span]
  expect(marksIn([item(from), item(to), item(from - 0.1), item(to + 0.1)], 500)).toHaveLength(2)
})

test('marks follow each other in time, whichever items were placed first', () => {
  const marks = marksIn([item(14), item(20, { near: true }), item(6, { near: true }), item(2)], 500)
  expect(marks.map(({ position }) => position)).toEqual(marks.map(({ position }) => position).toSorted((a, b) => a - b))
  expect(marks).toHaveLength(4)
})

test('a mark is named by its first item of the stage, and a point to go back to has no label', () => {
  const [mark] = marksIn([item(9.9), item(10, { near: true, kind: 'hold-end' })], 500)
  expect(mark?.head.kind).toBe('hold-end')
  const [point] = marksIn([item(10, { near: true, kind: 'moment' })], 500)
  expect(point?.labelled).toBe(false)
})

test('a label of a shifted track keeps away from the line of now, where that lies on it', () => {
  const named = (hours: number, shift: number) =>
    marksIn([item(hours, { near: true, kind: 'rank-window', past: false })], 400, shift)[0]?.labelled
  expect([named(6, 2), named(1, 2), named(-1, 2)]).toEqual([true, false, false])
})
