import * as z from 'zod/mini'
import { defineEndpoint } from '../../wire/endpoint.ts'
import { notFoundBody } from '../../wire/errors.ts'
import { requestId, requestOptional, wireText } from '../../wire/wire-request.ts'
import { wireCount } from '../../wire/wire.ts'
import { reviewCategorySchema } from './review.ts'

/** `recommend_id` is the id of the list row, not of a pairing (API-52). */
const reviewLikeRequest = z.object({
  uid: requestOptional(wireText(255)),
  recommend_id: requestId,
  category: reviewCategorySchema,
})

/** Likes a review; a second like changes nothing. */
export const likeReviewEndpoint = defineEndpoint({
  id: 'API-52',
  method: 'POST',
  path: '/api/recommend_likes',
  summary: 'Like a review',
  access: 'verified',
  request: reviewLikeRequest,
  identity: [{ at: 'uid', kind: 'uid' }],
  response: z.strictObject({
    success: z.literal(true),
    liked_count: wireCount,
    already_liked: z.literal(true),
  }),
  refusals: { 404: notFoundBody },
})

/** Takes the like back; nothing to take back is a success. */
export const unlikeReviewEndpoint = defineEndpoint({
  id: 'API-53',
  method: 'DELETE',
  path: '/api/recommend_likes',
  summary: 'Take back the like of a review',
  access: 'verified',
  request: reviewLikeRequest,
  identity: [{ at: 'uid', kind: 'uid' }],
  response: z.strictObject({
    success: z.literal(true),
    liked_count: wireCount,
    already_liked: z.literal(false),
  }),
  refusals: { 404: notFoundBody },
})
