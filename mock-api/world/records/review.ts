import * as z from 'zod/mini'
import { FullPublishing, ratings, reviewItems } from '../../../src/contract/enums/review.ts'
import { defineTable } from '../../engine/table/table-index.ts'
import { day, id, instant, text } from './fields.ts'

const allRatings: readonly number[] = ratings

/** Whether each item of L-3 has a rating, which every list of reviews shows. */
const isRated = (scores: Readonly<Record<string, number>>) =>
  reviewItems.every(({ name }) => allRatings.includes(scores[name] ?? 0))

const reviewSchema = z.strictObject({
  id,
  category: z.enum(['review', 'additional']),
  pairingId: id,
  womanId: id,
  manId: id,
  datingDate: day,
  /** The eleven ratings of L-3 by wire name, 1 to 4. */
  scores: z.record(z.string(), z.int()).check(z.refine(isRated)),
  /** Stored but never shown (API-56). */
  foreplay: z.nullable(z.int()),
  text,
  admitOpenInfo: z.int(),
  admitPublishing: z.int(),
  /** Whether the whole text may be public (D-61). */
  admitFull: z.literal(Object.values(FullPublishing)),
  createdAt: instant,
  updatedAt: instant,
})

/** A woman's review of a meeting (API-56, API-57). */
export type Review = z.output<typeof reviewSchema>

export const reviews = defineTable('reviews', reviewSchema, {
  pairing: (review: Review) => review.pairingId,
  woman: (review: Review) => review.womanId,
  man: (review: Review) => review.manId,
})

const reviewLikeSchema = z.strictObject({ id, reviewId: id, memberId: id, createdAt: instant })

/** A member's like of a public review (API-52). */
type ReviewLike = z.output<typeof reviewLikeSchema>

export const reviewLikes = defineTable('reviewLikes', reviewLikeSchema, {
  review: (like: ReviewLike) => like.reviewId,
  pair: (like: ReviewLike) => `${like.reviewId}:${like.memberId}`,
})
