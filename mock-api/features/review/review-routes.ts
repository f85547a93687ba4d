import * as calls from '../../../src/contract/calls/review.ts'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { giveHeart, takeHeartBack } from '../like/hearts.ts'
import { readReview } from './posted-review.ts'
import { publicReviewView, ownReviewView, reviewFormView } from './review-view.ts'
import * as reviews from './review.ts'

/** Routes of public reviews, own reviews, posting and likes (API-51 to API-57). */
export const reviewRoutes: readonly Route[] = [
  defineRoute(calls.publicReviewsEndpoint, ({ world, input, me }) =>
    reviews.publicReviews(world, input.order_by ?? 'newest').map((review) => publicReviewView(world, review, me)),
  ),

  defineRoute(calls.likeReviewEndpoint, ({ world, input, me, ctx }) =>
    giveHeart(world, 'review', reviews.getReview(world, input.recommend_id, input.category).id, me, ctx),
  ),

  defineRoute(calls.unlikeReviewEndpoint, ({ world, input, me }) =>
    takeHeartBack(world, 'review', reviews.getReview(world, input.recommend_id, input.category).id, me),
  ),

  defineRoute(calls.myReviewsEndpoint, ({ world, input, me, apiOrigin }) => {
    const own = reviews.ownReviews(world, me, input.id)
    if (own.length === 0) return { success: false as const }
    return own.map((review) => ownReviewView(world, review, me, apiOrigin))
  }),

  defineRoute(calls.reviewFormEndpoint, ({ world, input, me }) => ({
    review: reviewFormView(world, reviews.getReviewable(world, me, input.recommend_id)),
  })),

  defineRoute(calls.createReviewEndpoint, ({ world, input, me, ctx, apiOrigin }) => {
    const review = reviews.postReview(world, me, input.recommend.id, readReview(input.recommend), ctx)
    return { success: true as const, review: ownReviewView(world, review, me, apiOrigin) }
  }),

  defineRoute(calls.additionalReviewEndpoint, ({ world, input, me, ctx, apiOrigin }) => {
    const { recommend_id: pairingId, ...posted } = input.additional_review
    const review = reviews.postAdditionalReview(world, me, pairingId, readReview(posted), ctx)
    return { success: true as const, review: ownReviewView(world, review, me, apiOrigin) }
  }),
]
