import { expect, test } from 'vitest'
import type { TimelineEntry } from '../../../../contract/control/clock.ts'
import type { ListedExchange } from '../../control/exchange-rows.ts'
import { findItems, type TimelineFilter, timelineItems, timelineKinds } from './timeline-items.ts'

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
    effect: 'hold-end',
    subject: 'pairings/1',
    text: '保留期限',
  },
  { kind: 'jump', at: at(6), members: [], id: 7, from: at(5) },
]
const items = timelineItems(
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
  expect(items.map(({ kind, text, address, isBad }) => [kind, text, address, isBad])).toEqual([
    ['frame', '← MessageChannel message', '/inspector?exchange=2', false],
    ['jump', '2026/11/20 21:05 から 2026/11/20 21:06 へ移動', '/history?moment=7', false],
    ['effect', '保留期限', undefined, false],
    ['charge', '更新 3,850円が断られました', '/cards', true],
    ['mail', '「お支払いの確認」を送信', '/outbox?mail=3', false],
    ['call', 'POST /api/matching_status 200', '/inspector?exchange=1', false],
  ])
})

const everyKind = timelineKinds.map(({ value }) => value)
const find = (filter: Partial<TimelineFilter>) =>
  findItems(items, { kinds: everyKind, people: undefined, text: '', ...filter }).map(({ kind }) => kind)

test('filters by a member: items that name the member, exchanges of the phone, and jumps', () => {
  const of = (id: number, phone: string) => find({ people: [{ id, phone, name: '' }] })
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
