import { expect, test } from 'vitest'
import { aMoment } from '../../../../../tests/support/a-moment.ts'
import { itemsOf, type MarkItem } from './track-items.ts'
import { dayStartsOn, marksOf, nowShare, positionOf, spanBeside } from './track-scale.ts'

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

test('puts now at its share of the track, and the end of the span at the right edge', () => {
  expect(positionOf(0, 0, 7)).toBe(nowShare)
  expect(positionOf(7 * 24 * hour, 0, 7)).toBe(1)
})

test('close items share a mark, items outside are omitted, and past and future never share a mark', () => {
  const marks = marksOf([item(-0.01), item(0.01), item(12), item(12.1), item(30)], 0, 1, 500)
  expect(marks.map(({ items }) => items.length)).toEqual([1, 1, 2])
})

test('an offset shows another window of the same span, also in the past', () => {
  const items = [item(-48, { past: true, near: true }), item(12)]
  expect(marksOf(items, 0, 1, 500)).toHaveLength(1)
  const [mark, ...rest] = marksOf(items, 0, 1, 500, -48 * hour)
  expect([mark?.head.atMs, mark?.position, rest]).toEqual([-48 * hour, nowShare, []])
})

test('each day beyond the listed effects is one item with a summary, in order of time', () => {
  const charge = {
    at: '2027-02-01T12:00:00+09:00',
    kind: 'charge' as const,
    subject: 's/1',
    members: [{ id: 5, name: '' }],
    details: { plan: 5, price: 3850 },
    text: '',
  }
  const day = { day: '2027-01-20', at: '2027-01-20T08:00:00+09:00', count: 3 }
  const later = [{ ...day, kinds: { charge: 1, 'like-expiry': 2 } }]
  const items = itemsOf({ coming: [charge], later, fired: [], moments: [] }, () => true)
  expect(items.map(({ text, near, count }) => [text, near, count])).toEqual([
    ['この日に3件：いいね期限 2・次回課金 1', false, 3],
    ['課金：会員#5の1ヶ月プラン（3,850円）が更新されます', true, undefined],
  ])
})

test('a mark stays the same while effects before it fire, so that its open list and the focus in it stay', () => {
  const [first, next, last] = [1, 2, 3].map((day) => ({
    ...{ at: `2026-11-2${day}T12:00:00+09:00`, kind: 'charge' as const, subject: `s/${day}`, members: [] },
    ...{ details: { plan: 5, price: 3850 }, text: '' },
  }))
  const keysOf = (...coming: (typeof first)[]) =>
    itemsOf({ coming: coming.flatMap((one) => one ?? []), later: [], fired: [], moments: [] }, () => true).map(
      ({ key }) => key,
    )
  const keys = keysOf(first, next, last)
  expect(new Set(keys).size).toBe(3)
  expect(keysOf(next, last)).toEqual(keys.slice(1))
})

test('points to go back to are the beginnings of jumps and loads, and named moments', () => {
  const at = '2026-11-21T12:00:00+09:00'
  const moments = [
    aMoment(1, { kind: 'start' }),
    aMoment(2, { kind: 'jump', parent: 1, to: '2026-11-21T03:00:00+09:00', at }),
    aMoment(3, { kind: 'jump', parent: 2, at }),
    aMoment(4, { kind: 'load', parent: 3 }),
    aMoment(5, { kind: 'call', parent: 4, name: 'デモの前', namedAt: at }),
    aMoment(6, { kind: 'load', parent: null }),
  ]
  const items = itemsOf({ coming: [], later: [], fired: [], moments }, () => true)
  expect(items.map(({ text, back, atMs }) => [text, back, atMs])).toEqual([
    ['11/21 3:00 へ移動する前', { before: 2 }, Date.parse(moments[1]?.from ?? '')],
    ['11/21 12:00 へ移動する前', { before: 3 }, Date.parse(moments[2]?.from ?? '')],
    ['世界を置き換える前', { before: 4 }, Date.parse(moments[3]?.from ?? '')],
    ['デモの前', { moment: 5 }, Date.parse(at)],
  ])
})

test('items of the stage keep their marks and labels; others join them or have no label', () => {
  const marks = marksOf([item(9.9), item(10, { near: true }), item(14)], 0, 1, 500)
  expect(marks.map(({ items, labelled }) => [items.length, labelled])).toEqual([
    [2, true],
    [1, false],
  ])
  // Within the gap of a mark, but of no member on the stage.
  expect(marks[0]?.items.map(({ near }) => near)).toEqual([false, true])
})

test('labels never touch or stick out, at any length and track width', () => {
  const rank = (hours: number) => item(hours, { near: true, kind: 'rank-window' })
  const named = (widthPx: number, ...items: MarkItem[]) => marksOf(items, 0, 1, widthPx).map(({ labelled }) => labelled)
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
  expect(marksOf([item(from), item(to), item(from - 0.1), item(to + 0.1)], 0, 1, 500)).toHaveLength(2)
})

test('marks follow each other in time, whichever items were placed first', () => {
  const marks = marksOf([item(14), item(20, { near: true }), item(6, { near: true }), item(2)], 0, 1, 500)
  expect(marks.map(({ position }) => position)).toEqual(marks.map(({ position }) => position).toSorted((a, b) => a - b))
  expect(marks).toHaveLength(4)
})

test('a mark is named by its first item of the stage, and a point to go back to has no label', () => {
  const [mark] = marksOf([item(9.9), item(10, { near: true, kind: 'hold-end' })], 0, 1, 500)
  expect(mark?.head.kind).toBe('hold-end')
  const [point] = marksOf([item(10, { near: true, kind: 'moment' })], 0, 1, 500)
  expect(point?.labelled).toBe(false)
})

test('a label of a shifted track keeps away from the line of now, where that lies on it', () => {
  const named = (hours: number, shift: number) =>
    marksOf([item(hours, { near: true, kind: 'rank-window', past: false })], 0, 1, 400, shift * hour)[0]?.labelled
  expect([named(6, 2), named(1, 2), named(-1, 2)]).toEqual([true, false, false])
})

const effect = (patch: object = {}) => ({
  at: '2026-11-20T12:00:00+09:00',
  kind: 'hold-end' as const,
  subject: 'pairings/1',
  members: [
    { id: 5, name: '' },
    { id: 9, name: '' },
  ],
  details: {},
  text: '',
  ...patch,
})

test('only an effect on a pairing leads to both of its members', () => {
  const pairs = itemsOf(
    {
      coming: [
        effect(),
        effect({ subject: 'likes/1' }),
        effect({ members: [{ id: 5, name: '' }] }),
        effect({ members: [] }),
      ],
      ...{ later: [], fired: [], moments: [] },
    },
    () => false,
  ).map(({ pair }) => pair)
  expect(pairs).toEqual([[5, 9], undefined, undefined, undefined])
})

test('fired effects and moments are past, coming ones follow in time, each with its own key', () => {
  const at = (day: number) => `2026-11-${day}T12:00:00+09:00`
  const items = itemsOf(
    {
      coming: [effect({ at: at(22) }), effect({ at: at(24) }), effect({ at: at(24) })],
      later: [
        { day: '2026-11-23', at: at(23), count: 1, kinds: { charge: 1 } },
        { day: '2026-11-25', at: at(25), count: 0, kinds: {} },
      ],
      fired: [effect({ at: at(19) })],
      moments: [aMoment(7, { name: '前', namedAt: at(18) })],
    },
    ({ at: when }) => when === at(22),
  )
  expect(items.map(({ kind, past, near, back }) => [kind, past, near, back])).toEqual([
    ['moment', true, true, { moment: 7 }],
    ['hold-end', true, false, undefined],
    ['hold-end', false, true, undefined],
    ['charge', false, false, undefined],
    ['hold-end', false, false, undefined],
    ['hold-end', false, false, undefined],
    ['daily-reset', false, false, undefined],
  ])
  expect(new Set(items.map(({ key }) => key)).size).toBe(items.length)
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
