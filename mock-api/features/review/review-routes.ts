import {
  likeReviewEndpoint,
  unlikeReviewEndpoint,
  additionalReviewEndpoint,
  createReviewEndpoint,
  myReviewsEndpoint,
  publicReviewsEndpoint,
  reviewFormEndpoint,
} from '../../../src/contract/calls/review.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { ownReviewView, publicReviewView, reviewFormView } from './review-view.ts'
import {
  getReview,
  likeReview,
  unlikeReview,
  getReviewable,
  postAdditionalReview,
  postReview,
  readReview,
  likesOf,
  ownReviews,
  publicReviews,
} from './review.ts'

/** Public reviews, own reviews, posting and likes (API-51 to API-57). */
export const reviewRoutes: readonly Route[] = [
  defineRoute(publicReviewsEndpoint, ({ world, input, me }) =>
    publicReviews(world, input.order_by ?? 'newest').map((review) => publicReviewView(world, review, me)),
  ),

  defineRoute(likeReviewEndpoint, ({ world, input, me, ctx }) => {
    const review = getReview(world, input.recommend_id, input.category)
    likeReview(world, me, review, ctx)
    return { success: true as const, liked_count: likesOf(world, review.id), already_liked: true as const }
  }),

  defineRoute(unlikeReviewEndpoint, ({ world, input, me }) => {
    const review = getReview(world, input.recommend_id, input.category)
    unlikeReview(world, me, review)
    return { success: true as const, liked_count: likesOf(world, review.id), already_liked: false as const }
  }),

  defineRoute(myReviewsEndpoint, ({ world, input, me }) => {
    const reviews = ownReviews(world, me, input.id)
    if (reviews.length === 0) return { success: false as const }
    return reviews.map((review) => ownReviewView(world, review, me))
  }),

  defineRoute(reviewFormEndpoint, ({ world, input, me }) => ({
    review: reviewFormView(world, getReviewable(world, me, input.recommend_id)),
  })),

  defineRoute(createReviewEndpoint, ({ world, input, me, ctx }) => {
    const review = postReview(world, me, input.recommend.id, readReview(input.recommend), ctx)
    return { success: true as const, review: ownReviewView(world, review, me) }
  }),

  defineRoute(additionalReviewEndpoint, ({ world, input, me, ctx }) => {
    const { recommend_id: pairingId, ...posted } = input.additional_review
    const review = postAdditionalReview(world, me, pairingId, readReview(posted), ctx)
    return { success: true as const, review: ownReviewView(world, review, me) }
  }),
]
