import type { Member } from '../../world/records/member.ts'
import type { Review } from '../../world/records/review.ts'
import { Refusal } from '../../world/refusal.ts'
import type { World } from '../../world/world.ts'

/** All reviews, latest first, or the most liked first and among those the latest (API-51, REVIEW-26, C-9). */
export function publicReviews(world: World, order: 'newest' | 'popular'): Review[] {
  const reviews = [...world.reviews.all()]
  if (order === 'newest') return reviews.toSorted(newestFirst)
  const likes = new Map(reviews.map(({ id }) => [id, likesOf(world, id)]))
  return reviews.toSorted((a, b) => (likes.get(b.id) ?? 0) - (likes.get(a.id) ?? 0) || newestFirst(a, b))
}

/** The caller's reviews of one of her pairings, or all of them, latest first (API-54). Refuses a foreign pairing. */
export function ownReviews(world: World, me: Member, pairingId: number | undefined): Review[] {
  if (pairingId === undefined) return world.reviews.by('woman', me.id).toSorted(newestFirst)
  const pairing = world.pairings.find(pairingId)
  if (!pairing || (pairing.womanId !== me.id && pairing.manId !== me.id)) throw new Refusal('unknown')
  const written = world.reviews.by('pairing', pairingId).filter(({ womanId }) => womanId === me.id)
  return written.toSorted(newestFirst)
}

export function likesOf(world: World, reviewId: number): number {
  return world.reviewLikes.countBy('review', reviewId)
}

/** Whether a member has liked a review. */
export function isReviewLiked(world: World, reviewId: number, me: Member): boolean {
  return world.reviewLikes.countBy('pair', `${reviewId}:${me.id}`) > 0
}

function newestFirst(a: Review, b: Review): number {
  return b.updatedAt - a.updatedAt || b.id - a.id
}
