import type { createReviewEndpoint } from '../../../src/contract/calls/review.ts'
import { StatusN } from '../../../src/contract/enums/pairing.ts'
import { ratings, reviewItems } from '../../../src/contract/enums/review.ts'
import { tokyoDay } from '../../../src/contract/rules/tokyo-time.ts'
import type { RequestOf } from '../../../src/contract/wire/endpoint.ts'
import type { Context } from '../../world/context.ts'
import type { Member } from '../../world/records/member.ts'
import type { Pairing } from '../../world/records/pairing.ts'
import type { Review } from '../../world/records/review.ts'
import { Refusal } from '../../world/refusal.ts'
import type { World } from '../../world/world.ts'
import { heartCount } from '../like/hearts.ts'
import { isVisible } from '../pairing/pairing-list.ts'
import { isReviewable } from '../pairing/pairing.ts'

/** Sum of the best rating of all items (44). */
const bestSum = reviewItems.length * Math.max(...ratings)

/** Satisfaction of one review: the sum of its eleven scores over 44, in whole percent (API-51 point). */
export function satisfactionOf(review: Pick<Review, 'scores'>): number {
  let sum = 0
  for (const { name } of reviewItems) sum += review.scores[name] ?? 0
  return Math.round((sum / bestSum) * 100)
}

/** A woman's text and ratings of a meeting; the contract has checked form and limits. */
export type ReviewText = Pick<
  Review,
  'datingDate' | 'scores' | 'foreplay' | 'text' | 'admitOpenInfo' | 'admitPublishing' | 'admitFull'
>

type Posted = Omit<RequestOf<typeof createReviewEndpoint>['recommend'], 'id' | 'review'>

/** Reads a posted review into domain names; hidden answers default to 1 (REVIEW-51). */
export function readReview(posted: Posted): ReviewText {
  return {
    datingDate: posted.dating_date,
    scores: Object.fromEntries(reviewItems.map(({ name }) => [name, posted[name]])),
    foreplay: posted.form_foreplay ?? null,
    text: posted.form_concrete_review,
    admitOpenInfo: posted.form_admit_open_review_info ?? 1,
    admitPublishing: posted.form_admit_publishing ?? 1,
    admitFull: posted.form_admit_full_publishing,
  }
}

/** Returns all reviews, latest first, or most liked first and then latest (API-51, REVIEW-26, C-9). */
export function publicReviews(world: World, order: 'newest' | 'popular'): Review[] {
  const reviews = [...world.reviews.all()]
  if (order === 'newest') return reviews.toSorted(newestFirst)
  const likes = new Map(reviews.map(({ id }) => [id, heartCount(world, 'review', id)]))
  return reviews.toSorted((a, b) => (likes.get(b.id) ?? 0) - (likes.get(a.id) ?? 0) || newestFirst(a, b))
}

/** Returns the caller's reviews, of one pairing or of all, latest first (API-54). Refuses a foreign pairing. */
export function ownReviews(world: World, me: Member, pairingId: number | undefined): Review[] {
  if (pairingId === undefined) return world.reviews.by('woman', me.id).toSorted(newestFirst)
  const pairing = world.pairings.find(pairingId)
  if (!pairing || (pairing.womanId !== me.id && pairing.manId !== me.id)) throw new Refusal('unknown')
  const written = world.reviews.by('pairing', pairingId).filter(({ womanId }) => womanId === me.id)
  return written.toSorted(newestFirst)
}

function newestFirst(a: Review, b: Review): number {
  return b.updatedAt - a.updatedAt || b.id - a.id
}

/** Returns the caller's own pairing at 1, 2, 4, 7 with a present partner (API-55). Refuses others with `unknown`. */
export function getReviewable(world: World, me: Member, pairingId: number): Pairing {
  const pairing = world.pairings.find(pairingId)
  const isOpen =
    pairing !== undefined && pairing.womanId === me.id && isReviewable(pairing, me) && isVisible(world, pairing, me)
  if (!isOpen) throw new Refusal('unknown')
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
