import * as z from 'zod/mini'
import { Sex } from '../enums/member.ts'
import { fullPublishings, ratings, reviewCategories, reviewItems } from '../enums/review.ts'
import { reviewMaxLength } from '../rules/text-limits.ts'
import { defineEndpoint } from '../wire/endpoint.ts'
import { notFoundBody } from '../wire/errors.ts'
import * as wire from '../wire/fields.ts'
import * as request from '../wire/request-fields.ts'
import { heartResponse } from './like.ts'

/** The eleven rated items, all with one schema (L-3). */
const ratedFields = <Field extends z.ZodMiniType>(field: Field) =>
  wire.fieldsOf(
    reviewItems.map(({ name }) => name),
    () => field,
  )

const reviewCategorySchema = z.enum(reviewCategories)

/** Fields of a review besides the rated items. */
const reviewBase = {
  /** Accepted by API-52 together with `category`. */
  id: wire.id,
  category: reviewCategorySchema,
  /** Satisfaction in percent: sum of the eleven scores / 44, rounded. */
  point: wire.count,
  published_text: z.string(),
  form_concrete_review: z.string(),
  /** Whether text and items may be shown. */
  detail_show: z.boolean(),
  liked_count: wire.count,
  already_liked: z.boolean(),
  updated_at: wire.instant,
}

const score = z.literal(ratings)

/** A public review; items of a withheld review have score null and text ''. */
const publicReview = z.strictObject({
  ...reviewBase,
  ...ratedFields(z.strictObject({ score: z.nullable(score), text: z.string() })),
})

/** A review for its author: complete, with the day of the meeting. */
const ownReview = z.strictObject({
  ...reviewBase,
  ...ratedFields(z.strictObject({ score, text: z.string() })),
  dating_date: wire.day,
  /** The partner (added; D-136): '' and the default photo for a partner whom she may not see any more. */
  twitter_name: z.optional(z.string()),
  profile1: z.optional(z.string()),
})

/** Values that the review form loads; all fields are null before the first review (API-55). */
const reviewForm = z.strictObject({
  recommend_id: wire.id,
  /** Days already reviewed. */
  date_restrictions: z.array(wire.day),
  /** First day that can be chosen: the day on which the pairing began (added; API-56). */
  dating_date_from: z.optional(wire.day),
  dating_date: z.nullable(wire.day),
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

/** All public reviews as a bare list, newest first or by likes; any other order falls back to newest. */
export const publicReviewsEndpoint = defineEndpoint('API-51', 'GET /api/public_review', {
  summary: 'List the public reviews',
  access: 'verified',
  request: z.object({ order_by: z.catch(request.optional(z.literal('popular')), undefined) }),
  response: z.array(publicReview),
})

/** The caller's reviews of one pairing, or all without `id`, as a bare list, newest first. */
export const myReviewsEndpoint = defineEndpoint('API-54', 'GET /api/myreviews', {
  summary: "List the caller's reviews",
  access: 'verified',
  request: z.object({ id: request.optional(request.id) }),
  response: z.union([z.array(ownReview), z.strictObject({ success: z.literal(false) })]),
  refusals: { 404: notFoundBody },
})

/** Loads the review form of a pairing at 1, 2, 4 or 7. */
export const reviewFormEndpoint = defineEndpoint('API-55', 'GET /api/review', {
  summary: 'Load the review form',
  access: 'verified',
  sex: Sex.woman,
  request: z.object({ recommend_id: request.id }),
  response: z.strictObject({ review: reviewForm }),
  refusals: { 404: notFoundBody },
})

const required = '選択してください。'

/** Fields that both kinds of reviews post. The rule checks that the day is past and not yet reviewed. */
const posted = {
  dating_date: wire.day,
  ...ratedFields(request.numberOf(ratings, required)),
  /** Loaded by the form, which has no input for it; stored if sent. */
  form_foreplay: request.optional(request.numberOf(ratings, required)),
  form_concrete_review: request.filledText(reviewMaxLength),
  /** Hidden and only stored (ENUM-57, ENUM-58). */
  form_admit_open_review_info: request.optional(request.integer(1, 4)),
  form_admit_publishing: request.optional(request.integer(1, 3)),
  form_admit_full_publishing: request.numberOf(fullPublishings, required),
}

const postedResponse = z.strictObject({ success: z.literal(true), review: ownReview })

/** The first review of a pairing; status_n becomes 2 (D-25). */
export const createReviewEndpoint = defineEndpoint('API-56', 'POST /api/create_review', {
  summary: 'Post the first review',
  access: 'verified',
  sex: Sex.woman,
  request: z.object({
    recommend: z.object({ id: request.id, review: request.optional(request.numberOf([1])), ...posted }),
  }),
  response: postedResponse,
  refusals: { 404: notFoundBody },
})

/** A further review of a pairing for another day; 422 without a first one. */
export const additionalReviewEndpoint = defineEndpoint('API-57', 'POST /api/additional_review', {
  summary: 'Post another review',
  access: 'verified',
  sex: Sex.woman,
  request: z.object({ additional_review: z.object({ recommend_id: request.id, ...posted }) }),
  response: postedResponse,
  refusals: { 404: notFoundBody },
})

/** `recommend_id` is the id of the list row, not of the pairing (API-52). */
const reviewLikeRequest = z.object({
  uid: request.ownUid,
  recommend_id: request.id,
  category: reviewCategorySchema,
})

/** Likes a review; a second like changes nothing. */
export const likeReviewEndpoint = defineEndpoint('API-52', 'POST /api/recommend_likes', {
  summary: 'Like a review',
  access: 'verified',
  request: reviewLikeRequest,
  identity: [{ at: 'uid', kind: 'uid' }],
  response: heartResponse(true),
  refusals: { 404: notFoundBody },
})

/** Removes a like; also succeeds when there is none. */
export const unlikeReviewEndpoint = defineEndpoint('API-53', 'DELETE /api/recommend_likes', {
  summary: 'Remove the like of a review',
  access: 'verified',
  request: reviewLikeRequest,
  identity: [{ at: 'uid', kind: 'uid' }],
  response: heartResponse(false),
  refusals: { 404: notFoundBody },
})
