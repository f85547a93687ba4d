import type { Context } from '../../world/context.ts'
import type { Member } from '../../world/records/member.ts'
import type { World } from '../../world/world.ts'

// Likes of posts and reviews, shown as hearts (API-52, API-53, API-62, API-63). They cost nothing.

interface Giver {
  readonly memberId: number
  readonly createdAt: number
}

/** Table of each kind of heart, and its access by the post or review. */
const hearts = {
  post: {
    tableIn: (world: World) => world.postLikes,
    count: (world: World, postId: number) => world.postLikes.countBy('post', postId),
    insert: (world: World, postId: number, by: Giver) => world.postLikes.insert({ postId, ...by }),
  },
  review: {
    tableIn: (world: World) => world.reviewLikes,
    count: (world: World, reviewId: number) => world.reviewLikes.countBy('review', reviewId),
    insert: (world: World, reviewId: number, by: Giver) => world.reviewLikes.insert({ reviewId, ...by }),
  },
} as const

type Liked = keyof typeof hearts

export function heartCount(world: World, liked: Liked, id: number): number {
  return hearts[liked].count(world, id)
}

export function heartsView(world: World, liked: Liked, id: number, me: Member) {
  return { liked_count: heartCount(world, liked, id), already_liked: ownHeart(world, liked, id, me) !== undefined }
}

/** Likes a post or review, even an own one; a second like is a no-op. */
export function giveHeart(world: World, liked: Liked, id: number, me: Member, ctx: Context) {
  if (ownHeart(world, liked, id, me) === undefined)
    hearts[liked].insert(world, id, { memberId: me.id, createdAt: ctx.now })
  return { success: true as const, liked_count: heartCount(world, liked, id), already_liked: true as const }
}

export function takeHeartBack(world: World, liked: Liked, id: number, me: Member) {
  const own = ownHeart(world, liked, id, me)
  if (own !== undefined) hearts[liked].tableIn(world).delete(own)
  return { success: true as const, liked_count: heartCount(world, liked, id), already_liked: false as const }
}

/** Returns the id of a member's own heart, or undefined. */
function ownHeart(world: World, liked: Liked, id: number, me: Member): number | undefined {
  return hearts[liked].tableIn(world).idsBy('pair', `${id}:${me.id}`)[0]
}
