import { expect, test } from 'vitest'
import { aMoment } from '../../../../../../tests/support/a-moment.ts'
import { itemsOf } from './track-items.ts'

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
