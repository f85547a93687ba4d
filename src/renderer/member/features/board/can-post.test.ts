import { expect, test } from 'vitest'
import { canPost } from './can-post.ts'

test('TOPIC-10 TOPIC-11 TOPIC-12 a man posts for men and for all', () => {
  expect(canPost(1, 'male')).toBe(true)
  expect(canPost(1, 'common')).toBe(true)
  expect(canPost(1, 'female')).toBe(false)
})

test('TOPIC-13 TOPIC-14 TOPIC-15 a woman posts for women and for all', () => {
  expect(canPost(2, 'female')).toBe(true)
  expect(canPost(2, 'common')).toBe(true)
  expect(canPost(2, 'male')).toBe(false)
})
