import { isForSex } from '../../../src/contract/enums/topic.ts'
import type { Context } from '../../world/context.ts'
import { newestFirst } from '../../world/newest-first.ts'
import type { Post, Topic } from '../../world/records/board.ts'
import type { Member } from '../../world/records/member.ts'
import { Refusal } from '../../world/refusal.ts'
import type { World } from '../../world/world.ts'

/** Returns topics for men, for women or for both, newest first (API-58, TOPIC-29). */
export function topicsFor(world: World, target: Topic['target']): Topic[] {
  return world.topics.by('target', target).toSorted(newestFirst(({ createdAt }) => createdAt))
}

/** Returns a topic by id; everybody may read it (API-59). Refuses a missing one with `unknown`. */
export function getTopic(world: World, id: number): Topic {
  const topic = world.topics.find(id)
  if (!topic) throw new Refusal('unknown', { msg: 'トピックが見つかりませんでした。' })
  return topic
}

/** Returns the posts of a topic, newest first (API-59). */
export function postsOf(world: World, topic: Topic): Post[] {
  return world.posts.by('topic', topic.id).toSorted(newestFirst(({ createdAt }) => createdAt))
}

/** Number of posts in a topic (API-58 post_count). */
export function postCount(world: World, topic: Topic): number {
  return world.posts.countBy('topic', topic.id)
}

/** Posts to a topic of the caller's sex or a common one (API-60, TOPIC-10 to TOPIC-15). Refuses others with `sex`. */
export function createPost(world: World, me: Member, topic: Topic, content: string, ctx: Context): Post {
  if (!isForSex(topic.target, me.sex)) throw new Refusal('sex', { msg: 'このトピックは閲覧のみです。' })
  return world.posts.insert({
    topicId: topic.id,
    authorId: me.id,
    authorSex: me.sex,
    content,
    createdAt: ctx.now,
  })
}

/** Returns a post by id. Refuses a missing one with `unknown`. */
export function getPost(world: World, id: number): Post {
  const post = world.posts.find(id)
  if (!post) throw new Refusal('unknown', { msg: '投稿が見つかりませんでした。' })
  return post
}

/** Deletes an own post with its likes (API-61). Refuses other members' posts with `owner`. */
export function deletePost(world: World, me: Member, post: Post): void {
  if (post.authorId !== me.id) throw new Refusal('owner')
  for (const { id } of world.postLikes.by('post', post.id)) world.postLikes.delete(id)
  world.posts.delete(post.id)
}
