import { Provider } from 'jotai'
// @vitest-environment happy-dom
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { freshWorkbench } from '../../../../../../tests/support/fresh-workbench.ts'
import { withHook } from '../../../../../../tests/support/with-hook.ts'
import type { TimelineEntry } from '../../../../../contract/control/timeline.ts'
import { memberIdsAtom } from '../../../hub/phone-state.ts'
import { store } from '../../../hub/state.ts'
import type { ListedExchange } from '../exchange-rows.ts'
import { usePeople } from './people.ts'
import { findItems, type TimelineFilter } from './timeline-filter.ts'
import { timelineItems, timelineKinds } from './timeline-items.ts'

const akari = { id: 5, name: 'あかり' }
const at = (minute: number) => `2026-11-20T21:${String(minute).padStart(2, '0')}:00.000+09:00`
const row = (patch: Partial<ListedExchange>): ListedExchange => ({
  id: 1,
  kind: 'http',
  at: at(1),
  method: 'POST',
  title: '/api/matching_status',
  phone: 'a',
  member: akari,
  status: 200,
  durationMs: 1,
  fault: false,
  changes: 1,
  moment: 1,
  verdict: 'ok',
  haystack: '',
  ...patch,
})
const entries: TimelineEntry[] = [
  { kind: 'mail', at: at(2), members: [akari], id: 3, subject: 'お支払いの確認', to: 'a@b.example' },
  { kind: 'charge', at: at(3), members: [akari], id: 4, what: 'renewal', amount: 3850, outcome: 'declined' },
  {
    kind: 'effect',
    at: at(4),
    members: [{ id: 9, name: 'はると' }],
    effect: 'rank-window',
    subject: 'members/9',
    details: {},
    text: '',
  },
  { kind: 'jump', at: at(6), members: [], id: 7, from: at(5) },
]
const itemsOf = () =>
  timelineItems(
    [
      row({}),
      row({
        id: 2,
        kind: 'cable',
        at: at(7),
        method: 'out',
        title: 'MessageChannel message',
        member: null,
        phone: 'b',
      }),
    ],
    entries,
  )

test('merges all items, the latest instant first, each with the address of its details', () => {
  expect(itemsOf().map(({ kind, text, address, isBad }) => [kind, text, address, isBad])).toEqual([
    ['frame', '← MessageChannel message', '/inspector?exchange=2', false],
    ['jump', '2026/11/20 21:05 から 2026/11/20 21:06 へ移動', '/history?moment=7', false],
    ['effect', 'ランク申請：はるとさん（#9）がまた申請できるようになりました', undefined, false],
    ['charge', '更新 3,850円が拒否されました', '/cards', true],
    ['mail', '「お支払いの確認」を送信', '/outbox?mail=3', false],
    ['call', 'POST /api/matching_status 200', '/inspector?exchange=1', false],
  ])
})

test('an entry keeps its key when older ones of its kind are left out', () => {
  const keys = (list: readonly TimelineEntry[]) => timelineItems([], list).map(({ key }) => key)
  const later: TimelineEntry[] = entries.map((entry) => ('id' in entry ? { ...entry, id: entry.id + 10 } : entry))
  const before = keys([...entries.slice(0, 2), ...later.slice(0, 2)])
  expect(new Set(before).size).toBe(4)
  expect(before).toEqual(expect.arrayContaining(keys(later.slice(0, 2))))
})

const everyKind = timelineKinds
const find = (filter: Partial<TimelineFilter>) =>
  findItems(itemsOf(), { kinds: everyKind, people: undefined, text: '', ...filter }).map(({ kind }) => kind)

test('filters by a member: items that name the member, exchanges of the phone, and jumps', () => {
  const of = (id: number, phone: 'a' | 'b') => find({ people: [{ id, phone, name: '' }] })
  expect(of(5, 'a')).toEqual(['jump', 'charge', 'mail', 'call'])
  expect(of(9, 'b')).toEqual(['frame', 'jump', 'effect'])
  expect(find({ people: [] })).toEqual(['jump'])
})

test('filters by text, names and kinds', () => {
  expect(find({})).toHaveLength(6)
  expect(find({ text: 'matching_status' })).toEqual(['call'])
  expect(find({ text: 'あかり' })).toEqual(['charge', 'mail', 'call'])
  expect(find({ text: 'あかり', kinds: ['mail'] })).toEqual(['mail'])
  expect(find({ text: 'zzzz' })).toEqual([])
})

test('each item has a key of its own, its phone, members and moment, and a failed charge is bad', () => {
  const failed = { ...entries[2], effect: 'charge-declined' } as TimelineEntry
  const items = [...itemsOf(), ...timelineItems([], [failed])]
  expect(items.map(({ key }) => key)).toEqual([
    'exchange-2',
    'jump-7',
    'effect-rank-window-members/9-2026-11-20T21:04:00.000+09:00',
    'charge-4',
    'mail-3',
    'exchange-1',
    'effect-charge-declined-members/9-2026-11-20T21:04:00.000+09:00',
  ])
  expect(items.map(({ phone, members, moment }) => [phone, members.map(({ id }) => id), moment])).toEqual([
    ['b', [], 1],
    [null, [], 7],
    [null, [9], null],
    [null, [5], null],
    [null, [5], null],
    ['a', [5], 1],
    [null, [9], null],
  ])
  expect(items.map(({ isBad }) => isBad)).toEqual([false, false, false, true, false, false, true])
})

test('a cut call, a frame of the server, and a paid charge say so', () => {
  const [paid] = timelineItems(
    [],
    [{ kind: 'charge', at: at(3), members: [], id: 4, what: 'likes', amount: 980, outcome: 'paid' }],
  )
  expect(paid).toMatchObject({ text: 'いいねの購入 980円を支払いました', isBad: false })
  const of = (patch: Partial<ListedExchange>) => timelineItems([row(patch)], [])[0]
  expect(of({ status: 0, title: '/api/x?a=1?b' })).toMatchObject({ text: 'POST /api/x 切断', isBad: true })
  expect(of({ kind: 'cable', method: 'in', title: 'RoomChannel speak', status: 0 })).toMatchObject({
    text: '→ RoomChannel speak',
    isBad: false,
  })
  expect([of({ status: 400 })?.isBad, of({ status: 399 })?.isBad, of({ verdict: 'drift' })?.isBad]).toEqual([
    true,
    false,
    true,
  ])
})

test('an item of two members is found by either', () => {
  const both = timelineItems([], [{ ...entries[2], members: [akari, { id: 9, name: 'はると' }] } as TimelineEntry])
  const of = (id: number) => findItems(both, { kinds: everyKind, people: [{ id, phone: 'c', name: '' }], text: '' })
  expect([of(5).length, of(9).length, of(7).length]).toEqual([1, 1, 0])
})

freshWorkbench()

test('the members on the stage have the names of the timeline, or their numbers', async () => {
  store.set(memberIdsAtom, { a: 9, b: 77, c: 5 })
  const items = itemsOf()
  await withHook(
    () => usePeople(items),
    (page) =>
      expect(page.value).toEqual([
        { id: 9, phone: 'a', name: 'はると' },
        { id: 77, phone: 'b', name: '会員#77' },
      ]),
    (page) => createElement(Provider, { store }, page),
  )
})
