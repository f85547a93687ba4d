import { expect, test } from 'vitest'
import { mergeMessages } from './merge-messages.ts'

const message = (id: number, content: string) => ({
  id,
  content,
  user_id: 5,
  created_at: '2026-11-21T12:00:00.000+09:00',
})

test('CHAT shows messages once and ordered by id, from the list or the socket', () => {
  const loaded = [message(1, 'a'), message(3, 'c')]
  expect(mergeMessages(loaded, [message(3, 'c'), message(4, 'd'), message(2, 'b'), message(4, 'd')])).toEqual(
    [1, 2, 3, 4].map((id, place) => message(id, 'abcd'[place] ?? '')),
  )
  expect(mergeMessages(loaded, [message(3, 'c')])).toBe(loaded)
})
