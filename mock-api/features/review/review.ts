import { StatusN } from '../../../src/contract/enums/pairing.ts'
import { tokyoDay } from '../../../src/contract/rules/tokyo-time.ts'
import type { Context } from '../../world/context.ts'
import { newestFirst } from '../../world/newest-first.ts'
import type { Member } from '../../world/records/member.ts'
import type { Pairing } from '../../world/records/pairing.ts'
import type { Review } from '../../world/records/review.ts'
import { Refusal } from '../../world/refusal.ts'
import type { World } from '../../world/world.ts'
import { heartCount } from '../like/hearts.ts'
import { isVisible, isReviewable, takesPart } from '../pairing/pairing.ts'

/** A woman's text and ratings of a meeting; the contract has checked form and limits. */
export type ReviewText = Pick<
  Review,
  'datingDate' | 'scores' | 'foreplay' | 'text' | 'admitOpenInfo' | 'admitPublishing' | 'admitFull'
>

const latestFirst = newestFirst<Review>(({ updatedAt }) => updatedAt)

/** Returns all reviews, latest first, or most liked first and then latest (API-51, REVIEW-26, C-9). */
export function publicReviews(world: World, order: 'newest' | 'popular'): Review[] {
  const latest = [...world.reviews.all()].toSorted(latestFirst)
  if (order === 'newest') return latest
  const likes = new Map(latest.map(({ id }) => [id, heartCount(world, 'review', id)]))
  // Reviews with as many likes stay in their order.
  return latest.toSorted((a, b) => (likes.get(b.id) ?? 0) - (likes.get(a.id) ?? 0))
}

/** Returns the caller's reviews, of one pairing or of all, latest first (API-54). Refuses a foreign pairing. */
export function ownReviews(world: World, me: Member, pairingId: number | undefined): Review[] {
  if (pairingId === undefined) return world.reviews.by('woman', me.id).toSorted(latestFirst)
  const pairing = world.pairings.find(pairingId)
  if (!pairing || !takesPart(pairing, me)) throw new Refusal('unknown')
  const written = world.reviews.by('pairing', pairingId).filter(({ womanId }) => womanId === me.id)
  return written.toSorted(latestFirst)
}

/** Returns the caller's own pairing at 1, 2, 4, 7 with a present partner (API-55). Refuses others with `unknown`. */
export function getReviewable(world: World, me: Member, pairingId: number): Pairing {
  const pairing = world.pairings.find(pairingId)
  if (pairing?.womanId !== me.id) throw new Refusal('unknown')
  if (!isReviewable(pairing, me) || !isVisible(world, pairing, me)) throw new Refusal('unknown')
  return pairing
}

export function firstReview(world: World, pairing: Pairing): Review | undefined {
  return world.reviews.by('pairing', pairing.id).find(({ category }) => category === 'review')
}

/** Returns the days of a pairing already reviewed (API-55 date_restrictions), ascending. */
export function reviewedDays(world: World, pairing: Pairing): string[] {
  return world.reviews
    .by('pairing', pairing.id)
    .map(({ datingDate }) => datingDate)
    .toSorted()
}

/** Returns the first day that a review may name: the two cannot have met through the service before (API-56). */
export function firstDay(pairing: Pairing): string {
  return tokyoDay(pairing.createdAt)
}

/**
 * Posts the first review of a pairing (API-56): public at once, and the pairing goes to 2 (D-25). Refuses a pairing
 * that cannot be reviewed, a second first review, a future day, one before the pairing, and a day already reviewed.
 */
export function postReview(world: World, me: Member, pairingId: number, text: ReviewText, ctx: Context): Review {
  const pairing = getReviewable(world, me, pairingId)
  if (firstReview(world, pairing)) throw new Refusal('state', { msg: 'このお相手の口コミはすでに投稿されています。' })
  return insert(world, pairing, 'review', text, ctx)
}

/** Posts an additional review for another day (API-57). Refuses like postReview, and without a first review. */
export function postAdditionalReview(
  world: World,
  me: Member,
  pairingId: number,
  text: ReviewText,
  ctx: Context,
): Review {
  const pairing = getReviewable(world, me, pairingId)
  if (!firstReview(world, pairing)) throw new Refusal('state', { msg: 'このお相手の口コミはまだ投稿されていません。' })
  return insert(world, pairing, 'additional', text, ctx)
}

function insert(world: World, pairing: Pairing, category: Review['category'], text: ReviewText, ctx: Context): Review {
  const { datingDate } = text
  if (datingDate > tokyoDay(ctx.now)) refuseDay('今日までの日付を選択してください。')
  if (datingDate < firstDay(pairing)) refuseDay('ご紹介の日から今日までの日付を選択してください。')
  if (reviewedDays(world, pairing).includes(datingDate)) refuseDay('その日の口コミはすでに投稿されています。')
  const { id: pairingId, womanId, manId } = pairing
  if (pairing.statusN !== StatusN.reviewed)
    world.pairings.update(pairingId, { statusN: StatusN.reviewed, statusAt: ctx.now })
  const at = { createdAt: ctx.now, updatedAt: ctx.now }
  return world.reviews.insert({ category, pairingId, womanId, manId, ...text, ...at })
}

function refuseDay(text: string): never {
  throw new Refusal('invalid', { msg: text, fields: { dating_date: [text] } })
}

/** Returns the review of a row of the public list, by id and category (API-52). Refuses others with `unknown`. */
export function getReview(world: World, id: number, category: Review['category']): Review {
  const review = world.reviews.find(id)
  if (review?.category !== category) throw new Refusal('unknown')
  return review
}
