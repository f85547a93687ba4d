import { expect, test } from 'vitest'
import { aContext, testNow } from '../../../tests/support/world/a-context.ts'
import { aMan, aWoman } from '../../../tests/support/world/a-member.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import type { Topic } from '../../world/records/board.ts'
import { giveHeart } from '../like/hearts.ts'
import { postView, topicPageView, topicsView } from './board-view.ts'
import { createPost, getPost, getTopic } from './board.ts'

const at = '2026-11-20T12:00:00.000+09:00'

function setup() {
  const world = aWorld()
  const [woman, man] = [aWoman(world), aMan(world)]
  const open = (target: Topic['target']) => world.topics.insert({ name: target, target, createdAt: testNow })
  const [male, common, female] = [open('male'), open('common'), open('female')]
  return { world, woman, man, male, common, female }
}
const row = ({ id, target }: Topic, post_count = 0) => ({
  id,
  name: target,
  created_at: at,
  post_count,
  sex: target,
})

test('API-58 returns the topics in three lists with their numbers of posts', () => {
  const { world, woman, man, male, common, female } = setup()
  createPost(world, woman, common, 'a', aContext())
  const lists = { male_data: [row(male)], com_data: [row(common, 1)], female_data: [row(female)] }
  expect(topicsView(world, woman)).toEqual({ sex: 2, ...lists })
  expect(topicsView(world, man)).toEqual({ sex: 1, ...lists })
})

test('API-59 TOPIC-30 a post names nobody: its author sees that it is hers, others whether they liked it', () => {
  const { world, woman, man, common } = setup()
  const post = createPost(world, woman, common, 'a', aContext())
  expect([getPost(world, post.id), getTopic(world, common.id)]).toEqual([post, common])
  giveHeart(world, 'post', post.id, man, aContext())
  const said = { id: post.id, content: 'a', created_at: at, sender_sex: 2, liked_count: 1 }
  const hers = { ...said, already_liked: false, mypost: true }
  expect(postView(world, post, woman)).toEqual(hers)
  expect(postView(world, post, man)).toEqual({ ...said, already_liked: true, mypost: false })
  const page = { topic: row(common, 1), posts: [hers], sex: 2, id: woman.id }
  expect(topicPageView(world, common, woman)).toEqual(page)
})
