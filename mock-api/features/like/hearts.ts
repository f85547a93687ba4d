import type { Context } from '../../world/context.ts'
import type { Member } from '../../world/records/member.ts'
import type { World } from '../../world/world.ts'

// Likes of posts and reviews, shown as hearts (API-52, API-53, API-62, API-63). They cost nothing.

type Liked = 'post' | 'review'

const tableOf = (world: World, liked: Liked) => (liked === 'post' ? world.postLikes : world.reviewLikes)
const pairOf = (id: number, me: Member) => `${id}:${me.id}`

export function heartCount(world: World, liked: Liked, id: number): number {
  return liked === 'post' ? world.postLikes.countBy('post', id) : world.reviewLikes.countBy('review', id)
}

export function heartsView(world: World, liked: Liked, id: number, me: Member) {
  const own = tableOf(world, liked).countBy('pair', pairOf(id, me))
  return { liked_count: heartCount(world, liked, id), already_liked: own > 0 }
}

/** Likes a post or review, even an own one; a second like is a no-op. */
export function giveHeart(world: World, liked: Liked, id: number, me: Member, ctx: Context) {
  const by = { memberId: me.id, createdAt: ctx.now }
  const isGiven = tableOf(world, liked).countBy('pair', pairOf(id, me)) > 0
  if (!isGiven && liked === 'post') world.postLikes.insert({ postId: id, ...by })
  if (!isGiven && liked === 'review') world.reviewLikes.insert({ reviewId: id, ...by })
  return { success: true as const, liked_count: heartCount(world, liked, id), already_liked: true as const }
}

export function takeHeartBack(world: World, liked: Liked, id: number, me: Member) {
  const table = tableOf(world, liked)
  const given = table.findBy('pair', pairOf(id, me))
  if (given) table.delete(given.id)
  return { success: true as const, liked_count: heartCount(world, liked, id), already_liked: false as const }
}
