import type { Context } from '../../world/context.ts'
import type { Post } from '../../world/records/board.ts'
import type { Member } from '../../world/records/member.ts'
import type { World } from '../../world/world.ts'

/** Likes a post, one's own too; a second like changes nothing (API-62). */
export function likePost(world: World, me: Member, post: Post, ctx: Context): void {
  if (isPostLiked(world, me, post)) return
  world.postLikes.insert({ postId: post.id, memberId: me.id, createdAt: ctx.now })
}

/** Takes the like back; nothing to take back is fine (API-63). */
export function unlikePost(world: World, me: Member, post: Post): void {
  const given = world.postLikes.findBy('pair', `${post.id}:${me.id}`)
  if (given) world.postLikes.delete(given.id)
}

export function isPostLiked(world: World, me: Member, post: Post): boolean {
  return world.postLikes.countBy('pair', `${post.id}:${me.id}`) > 0
}

export function postLikeCount(world: World, post: Post): number {
  return world.postLikes.countBy('post', post.id)
}
