import * as z from 'zod/mini'
import { fullPublishings, ratings } from '../../enums/review/review-items.ts'
import { defineEndpoint } from '../../wire/endpoint.ts'
import { notFoundBody } from '../../wire/errors.ts'
import {
  requestId,
  requestOptional,
  wireFilledText,
  wireInteger,
  wireNumberOf,
} from '../../wire/wire-request.ts'
import { wireDay } from '../../wire/wire.ts'
import { ratedFields } from './review-fields.ts'
import { ownReview } from './review.ts'

/** Longest text of a review in characters (API-56). */
export const reviewMaxLength = 2000

const required = '選択してください'

/** What both kinds of reviews post; that the day is past and unused is the rule's business. */
const posted = {
  dating_date: wireDay,
  ...ratedFields(wireNumberOf(ratings, required)),
  /** Read by the form but without an input; stored if sent. */
  form_foreplay: requestOptional(wireNumberOf(ratings, required)),
  form_concrete_review: wireFilledText(reviewMaxLength),
  /** Hidden, stored only (ENUM-57, ENUM-58). */
  form_admit_open_review_info: requestOptional(wireInteger(1, 4)),
  form_admit_publishing: requestOptional(wireInteger(1, 3)),
  form_admit_full_publishing: wireNumberOf(fullPublishings, required),
}

const postedAnswer = z.strictObject({ success: z.literal(true), review: ownReview })

/** The first review of a pairing; status_n becomes 2 (D-25). */
export const createReviewEndpoint = defineEndpoint({
  id: 'API-56',
  method: 'POST',
  path: '/api/create_review',
  summary: 'Post the first review',
  access: 'verified',
  sex: 2,
  request: z.object({
    recommend: z.object({ id: requestId, review: requestOptional(wireNumberOf([1])), ...posted }),
  }),
  response: postedAnswer,
  refusals: { 404: notFoundBody },
})

/** A further review of a pairing for another day; without a first one 422. */
export const additionalReviewEndpoint = defineEndpoint({
  id: 'API-57',
  method: 'POST',
  path: '/api/additional_review',
  summary: 'Post another review',
  access: 'verified',
  sex: 2,
  request: z.object({ additional_review: z.object({ recommend_id: requestId, ...posted }) }),
  response: postedAnswer,
  refusals: { 404: notFoundBody },
})
