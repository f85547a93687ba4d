import type { Context } from '../../world/context.ts'
import type { Member } from '../../world/records/member.ts'
import type { Review } from '../../world/records/review.ts'
import { Refusal } from '../../world/refusal.ts'
import type { World } from '../../world/world.ts'

/** The review that a row of the public list names by id and category (API-52). Refuses with `unknown` any other. */
export function getReview(world: World, id: number, category: Review['category']): Review {
  const review = world.reviews.find(id)
  if (review?.category !== category) throw new Refusal('unknown')
  return review
}

/** Likes a review; a second like changes nothing (API-52). */
export function likeReview(world: World, me: Member, review: Review, ctx: Context): void {
  if (world.reviewLikes.countBy('pair', `${review.id}:${me.id}`) > 0) return
  world.reviewLikes.insert({ reviewId: review.id, memberId: me.id, createdAt: ctx.now })
}

/** Takes the like back; nothing to take back is fine (API-53). */
export function unlikeReview(world: World, me: Member, review: Review): void {
  const given = world.reviewLikes.findBy('pair', `${review.id}:${me.id}`)
  if (given) world.reviewLikes.delete(given.id)
}
