import { expect, test } from 'vitest'
import { aContext, testNow } from '../../../tests/support/world/a-context.ts'
import { aMan, aWoman } from '../../../tests/support/world/a-member.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import { giveHeart, heartCount, heartsView, takeHeartBack } from './hearts.ts'

const ctx = aContext()

test.each(['post', 'review'] as const)('a heart of a %s counts once per member, until it is taken back', (liked) => {
  const world = aWorld()
  const [woman, man] = [aWoman(world), aMan(world)]
  expect(heartsView(world, liked, 5, woman)).toEqual({ liked_count: 0, already_liked: false })
  expect(takeHeartBack(world, liked, 5, woman)).toEqual({ success: true, liked_count: 0, already_liked: false })
  expect(giveHeart(world, liked, 5, woman, ctx)).toEqual({ success: true, liked_count: 1, already_liked: true })
  expect(giveHeart(world, liked, 5, woman, ctx)).toEqual({ success: true, liked_count: 1, already_liked: true })
  expect(giveHeart(world, liked, 5, man, ctx)).toMatchObject({ liked_count: 2 })
  expect(giveHeart(world, liked, 6, man, ctx)).toMatchObject({ liked_count: 1 })
  expect(heartsView(world, liked, 6, woman)).toEqual({ liked_count: 1, already_liked: false })
  expect(takeHeartBack(world, liked, 5, woman)).toEqual({ success: true, liked_count: 1, already_liked: false })
  expect(heartsView(world, liked, 5, man)).toEqual({ liked_count: 1, already_liked: true })
})

test('hearts of a post and of a review with the same id are apart, each with its member and instant', () => {
  const world = aWorld()
  const woman = aWoman(world)
  const by = { id: 1, memberId: woman.id, createdAt: testNow }
  giveHeart(world, 'post', 5, woman, ctx)
  expect([heartCount(world, 'post', 5), heartCount(world, 'review', 5)]).toEqual([1, 0])
  giveHeart(world, 'review', 5, woman, ctx)
  expect([...world.postLikes.all()]).toEqual([{ ...by, postId: 5 }])
  expect([...world.reviewLikes.all()]).toEqual([{ ...by, reviewId: 5 }])
})
