import { isForSex } from '../../../src/contract/rules/board-audience.ts'
import type { Context } from '../../world/context.ts'
import type { Post, Topic } from '../../world/records/board.ts'
import type { Member } from '../../world/records/member.ts'
import { Refusal } from '../../world/refusal.ts'
import type { World } from '../../world/world.ts'

/** Posts to a topic of the caller's sex or a common one (API-60, TOPIC-10 to TOPIC-15). Refuses with `sex` the others. */
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

/** A post by id. Refuses with `unknown` one that does not exist. */
export function getPost(world: World, id: number): Post {
  const post = world.posts.find(id)
  if (!post) throw new Refusal('unknown', { msg: '投稿が見つかりませんでした。' })
  return post
}

/** Deletes an own post and the likes on it (API-61). Refuses with `owner` a foreign one. */
export function deletePost(world: World, me: Member, post: Post): void {
  if (post.authorId !== me.id) throw new Refusal('owner')
  for (const { id } of world.postLikes.by('post', post.id)) world.postLikes.delete(id)
  world.posts.delete(post.id)
}
