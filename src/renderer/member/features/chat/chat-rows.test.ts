import { expect, test } from 'vitest'
import { chatRows, firstUnreadId } from './chat-rows.ts'

const at = (id: number, user_id: number, created_at: string) => ({
  id,
  user_id,
  created_at,
  content: `${id}`,
})

test('CHAT-08 CHAT-19 shows a time after each group and a heading at each Tokyo day', () => {
  const rows = chatRows(
    [
      at(1, 5, '2026-11-20T23:58:01.000+09:00'),
      at(2, 5, '2026-11-20T23:58:40.000+09:00'),
      at(3, 9, '2026-11-20T23:58:50.000+09:00'),
      at(4, 9, '2026-11-21T00:05:00.000+09:00'),
    ],
    [{ key: 'k', content: 'x', afterId: 4, sent: true, state: 'waiting' }],
    { ownId: 5, firstUnread: null, keyOf: (id) => (id === 2 ? 'mine' : undefined) },
  )
  expect(rows.map(({ key, mine, day, time, state }) => [key, mine, day, time, state])).toEqual([
    ['m1', true, '11月20日（金）', undefined, 'sent'],
    ['mine', true, undefined, '11/20 23:58', 'sent'],
    ['m3', false, undefined, '11/20 23:58', 'sent'],
    ['m4', false, '11月21日（土）', '11/21 0:05', 'sent'],
    ['k', true, undefined, undefined, 'sending'],
  ])
})

test.each([
  ['in flight', 'waiting', 'sending'],
  ['late while the connection is down', 'late', 'failed'],
  ['given up', 'givenUp', 'failed'],
] as const)('CHAT shows the state of a message %s', (_, state, shown) => {
  const unsent = { key: 'k', content: 'x', afterId: 0, sent: true, state }
  expect(chatRows([], [unsent], { ownId: 5, firstUnread: null, keyOf: () => undefined })[0]?.state).toBe(shown)
})

const minute = (id: number, user_id: number, clock: string) => at(id, user_id, `2026-11-20T${clock}.000+09:00`)

test('D-105 groups messages of one sender within five minutes of the first', () => {
  const messages = [
    minute(1, 9, '21:00:00'),
    minute(2, 9, '21:03:00'),
    minute(3, 9, '21:04:59'),
    minute(4, 9, '21:05:00'),
    minute(5, 5, '21:05:10'),
    minute(6, 9, '21:05:20'),
  ]
  const rows = chatRows(messages, [], { ownId: 5, firstUnread: null, keyOf: () => undefined })
  expect(rows.map(({ joined, time }) => [joined ?? false, time])).toEqual([
    [false, undefined],
    [true, undefined],
    [true, '11/20 21:04'],
    [false, '11/20 21:05'],
    [false, '11/20 21:05'],
    [false, '11/20 21:05'],
  ])
})

test('D-105 the unread line stands before the first unread message and splits a group', () => {
  const messages = [
    minute(1, 9, '21:00:00'),
    minute(2, 5, '21:00:30'),
    minute(3, 9, '21:01:00'),
    minute(4, 9, '21:02:00'),
  ]
  expect([0, 1, 2, 9].map((unread) => firstUnreadId(messages, 5, unread))).toEqual([null, 4, 3, 1])
  expect(firstUnreadId([minute(2, 5, '21:00:30')], 5, 1)).toBeNull()
  const rows = chatRows(messages, [], { ownId: 5, firstUnread: 4, keyOf: () => undefined })
  expect(rows.map(({ unread, joined }) => [unread ?? false, joined ?? false])).toEqual([
    [false, false],
    [false, false],
    [false, false],
    [true, false],
  ])
})
