import { expect, test } from 'vitest'
import { covers } from '../../../tests/support/covers.ts'
import { aContext, testNow } from '../../../tests/support/world/a-context.ts'
import { aMan, aWoman } from '../../../tests/support/world/a-member.ts'
import { refusalOf } from '../../../tests/support/world/a-refusal.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import type { Topic } from '../../world/records/board.ts'
import { giveHeart, heartsView, takeHeartBack } from '../like/hearts.ts'
import { createPost, deletePost, getPost, getTopic, postCount, postsOf, topicsFor } from './board.ts'

function setup() {
  const world = aWorld()
  const open = (target: Topic['target'], createdAt = testNow) =>
    world.topics.insert({ name: '話題', target, createdAt })
  const ctx = aContext()
  return { world, woman: aWoman(world), man: aMan(world), open, ctx }
}

function refusal(rule: () => unknown) {
  const { code, detail } = refusalOf(rule)
  return [code, detail.msg]
}

test('TOPIC-10 TOPIC-11 TOPIC-12 TOPIC-13 TOPIC-14 TOPIC-15 allows posts to topics of the own sex and common ones', () => {
  const { world, woman, man, open, ctx } = setup()
  const [male, common, female] = [open('male'), open('common'), open('female')]
  for (const [me, topic] of [
    [man, male],
    [man, common],
    [woman, female],
    [woman, common],
  ] as const) {
    covers('ROLE-13', 'ROLE-16')
    expect(createPost(world, me, topic, 'a', ctx)).toMatchObject({ authorId: me.id, authorSex: me.sex })
  }
  const closed = ['sex', 'このトピックは閲覧のみです。']
  covers('ROLE-14', 'ROLE-17')
  expect(refusal(() => createPost(world, man, female, 'a', ctx))).toEqual(closed)
  expect(refusal(() => createPost(world, woman, male, 'a', ctx))).toEqual(closed)
})

test('TOPIC-29 C-9 lists topics and posts newest first, ties by highest id', () => {
  const { world, woman, open, ctx } = setup()
  const [old, first, second] = [open('common', testNow - 1), open('common'), open('common')]
  expect(topicsFor(world, 'common')).toEqual([second, first, old])
  const posts = ['a', 'b', 'c'].map((content) => createPost(world, woman, first, content, ctx))
  expect(postsOf(world, first)).toEqual(posts.toReversed())
  expect([postCount(world, first), postCount(world, second)]).toEqual([3, 0])
})

test('API-61 deletes a post with its likes, by its author only', () => {
  const { world, woman, man, open, ctx } = setup()
  const topic = open('common')
  const post = createPost(world, woman, topic, 'a', ctx)
  giveHeart(world, 'post', post.id, man, ctx)
  expect(refusalOf(() => deletePost(world, man, post)).code).toBe('owner')
  deletePost(world, woman, post)
  expect([world.posts.size, world.postLikes.size]).toEqual([0, 0])
  expect(refusal(() => getPost(world, post.id))).toEqual(['unknown', '投稿が見つかりませんでした。'])
})

test('API-62 API-63 gives a like once and takes it back once', () => {
  const { world, woman, open, ctx } = setup()
  const post = createPost(world, woman, open('common'), 'a', ctx)
  giveHeart(world, 'post', post.id, woman, ctx)
  giveHeart(world, 'post', post.id, woman, ctx)
  expect(heartsView(world, 'post', post.id, woman)).toEqual({ liked_count: 1, already_liked: true })
  takeHeartBack(world, 'post', post.id, woman)
  takeHeartBack(world, 'post', post.id, woman)
  expect(heartsView(world, 'post', post.id, woman)).toEqual({ liked_count: 0, already_liked: false })
})

test('API-59 refuses an unknown topic', () => {
  expect(refusal(() => getTopic(setup().world, 1))).toEqual(['unknown', 'トピックが見つかりませんでした。'])
})
