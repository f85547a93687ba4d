import { expect, test } from 'vitest'
import { chatLines } from './chat-lines.ts'

const at = (id: number, user_id: number, created_at: string) => ({
  id,
  user_id,
  created_at,
  content: `${id}`,
})

test('CHAT-08 CHAT-19 a time after each run of one minute, a heading at each day of Tokyo', () => {
  const lines = chatLines(
    [
      at(1, 5, '2026-11-20T23:58:01.000+09:00'),
      at(2, 5, '2026-11-20T23:58:40.000+09:00'),
      at(3, 9, '2026-11-20T23:58:50.000+09:00'),
      at(4, 9, '2026-11-21T00:05:00.000+09:00'),
    ],
    [{ key: 'k', content: 'x', afterId: 4, sent: true, late: false, refused: false }],
    5,
    (id) => (id === 2 ? 'mine' : undefined),
  )
  expect(lines.map(({ key, mine, day, time, state }) => [key, mine, day, time, state])).toEqual([
    ['m1', true, '11月20日（金）', undefined, 'sent'],
    ['mine', true, undefined, '11/20 23:58', 'sent'],
    ['m3', false, undefined, '11/20 23:58', 'sent'],
    ['m4', false, '11月21日（土）', '11/21 0:05', 'sent'],
    ['k', true, undefined, undefined, 'sending'],
  ])
})

test.each([
  ['on its way', false, false, 'sending'],
  ['of a line that is down', true, false, 'failed'],
  ['given up', false, true, 'failed'],
  ['given up while the line was down', true, true, 'failed'],
])('CHAT a message %s is shown so', (_, late, refused, state) => {
  const unsent = { key: 'k', content: 'x', afterId: 0, sent: true, late, refused }
  expect(chatLines([], [unsent], 5, () => undefined)[0]?.state).toBe(state)
})
