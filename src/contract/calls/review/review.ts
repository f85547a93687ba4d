import * as z from 'zod/mini'
import { ratings, reviewCategories } from '../../enums/review/review-items.ts'
import { defineEndpoint } from '../../wire/endpoint.ts'
import { notFoundBody } from '../../wire/errors.ts'
import { requestId, requestOptional } from '../../wire/wire-request.ts'
import { wireCount, wireDay, wireId, wireInstant } from '../../wire/wire.ts'
import { ratedFields } from './review-fields.ts'

export const reviewCategorySchema = z.enum(reviewCategories)

/** Fields of a review beside the rated items. */
const reviewBase = {
  /** Taken by API-52 together with `category`. */
  id: wireId,
  category: reviewCategorySchema,
  /** Satisfaction: sum of the eleven scores / 44 in percent, rounded. */
  point: wireCount,
  published_text: z.string(),
  form_concrete_review: z.string(),
  /** Whether text and items may be shown. */
  detail_show: z.boolean(),
  liked_count: wireCount,
  already_liked: z.boolean(),
  updated_at: wireInstant,
}

const score = z.literal(ratings)

/** A review as everybody sees it; items of a withheld one have score null and text ''. */
const publicReview = z.strictObject({
  ...reviewBase,
  ...ratedFields(z.strictObject({ score: z.nullable(score), text: z.string() })),
})

/** A review as its author sees it: in full, with the day of the meeting. */
export const ownReview = z.strictObject({
  ...reviewBase,
  ...ratedFields(z.strictObject({ score, text: z.string() })),
  dating_date: wireDay,
})

/** What the review form loads; all form fields are null before the first review (API-55). */
const reviewForm = z.strictObject({
  recommend_id: wireId,
  /** Days already reviewed. */
  date_restrictions: z.array(wireDay),
  dating_date: z.nullable(wireDay),
  ...ratedFields(z.nullable(score)),
  form_foreplay: z.nullable(score),
  form_concrete_review: z.nullable(z.string()),
  form_admit_open_review_info: z.nullable(z.int()),
  form_admit_publishing: z.nullable(z.int()),
  form_admit_full_publishing: z.nullable(z.literal([1, 3])),
})

export type PublicReview = z.output<typeof publicReview>
export type OwnReview = z.output<typeof ownReview>
export type ReviewForm = z.output<typeof reviewForm>

/** All public reviews as a bare list, newest first or by likes; any other order is newest. */
export const publicReviewsEndpoint = defineEndpoint({
  id: 'API-51',
  method: 'GET',
  path: '/api/public_review',
  summary: 'List the public reviews',
  access: 'verified',
  request: z.object({ order_by: z.catch(requestOptional(z.literal('popular')), undefined) }),
  response: z.array(publicReview),
})

/** The caller's reviews of one pairing, or all without `id`; bare list, newest first. */
export const myReviewsEndpoint = defineEndpoint({
  id: 'API-54',
  method: 'GET',
  path: '/api/myreviews',
  summary: 'List the own reviews',
  access: 'verified',
  request: z.object({ id: requestOptional(requestId) }),
  response: z.union([z.array(ownReview), z.strictObject({ success: z.literal(false) })]),
  refusals: { 404: notFoundBody },
})

/** Loads the review form of a pairing at 1, 2, 4 or 7. */
export const reviewFormEndpoint = defineEndpoint({
  id: 'API-55',
  method: 'GET',
  path: '/api/review',
  summary: 'Load the review form',
  access: 'verified',
  sex: 2,
  request: z.object({ recommend_id: requestId }),
  response: z.strictObject({ review: reviewForm }),
  refusals: { 404: notFoundBody },
})
