// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { OperatorChatMessage } from '../../../../contract/calls/operator-chat.ts'
import { insertMessage } from './use-operator-chat.ts'

const at = (id: number, sender: 1 | 2, created_at = '2026-11-21T09:05:00.000+09:00'): OperatorChatMessage => ({
  id,
  sender,
  user_id: sender === 1 ? 7 : 0,
  content: `${id}`,
  created_at,
})

test('HONA-16 shows a duplicate message once, and a late message in its place', () => {
  const list = [at(1, 1), at(3, 2)]
  expect(insertMessage(list, at(3, 2))).toBe(list)
  expect(insertMessage(list, at(2, 1)).map(({ id }) => id)).toEqual([1, 2, 3])
})
