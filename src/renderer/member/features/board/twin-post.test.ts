import { expect, test } from 'vitest'
import type { Post } from '../../../../contract/calls/board.ts'
import { twinPost } from './twin-post.ts'

const post = (id: number, time: string, patch: Partial<Post> = {}): Post => ({
  id,
  content: 'よい夜でした。',
  created_at: `2026-11-20T12:${time}+09:00`,
  sender_sex: 1,
  liked_count: 0,
  already_liked: false,
  mypost: true,
  ...patch,
})

test('D-115 finds the later of two equal own posts within a minute, also beside other posts', () => {
  const other = post(3, '01:00', { content: 'こんばんは。' })
  expect(twinPost([post(4, '01:00'), other, post(2, '00:00')])?.id).toBe(4)
})

test.each([
  ['a minute and more', [post(2, '01:01'), post(1, '00:00')]],
  ['another text', [post(2, '00:01', { content: 'こんばんは。' }), post(1, '00:00')]],
  ['another author', [post(2, '00:01', { mypost: false }), post(1, '00:00')]],
  ['one post', [post(1, '00:00')]],
] as const)('D-115 finds none: %s', (_, posts) => {
  expect(twinPost(posts)).toBeUndefined()
})
