import {
  additionalReviewEndpoint,
  createReviewEndpoint,
  likeReviewEndpoint,
  myReviewsEndpoint,
  type PublicReview,
  publicReviewsEndpoint,
  unlikeReviewEndpoint,
} from '../../../../../contract/calls/review.ts'
import { call } from '../../../api/call.ts'
import type { Write } from '../write.ts'

interface Posted {
  readonly dating_date: string
  readonly form_concrete_review: string
}

/** Reads an own review of a pairing with the day and the text sent; null for none. */
async function readPosted(id: number, { dating_date: day, form_concrete_review: text }: Posted) {
  const reviews = await call(myReviewsEndpoint, { id })
  const review = Array.isArray(reviews)
    ? reviews.find((one) => one.dating_date === day && one.form_concrete_review.trim() === text.trim())
    : undefined
  return review ? { success: true as const, review } : null
}

const reads = 'API-54: a review of the pairing has the day and the text'

/** The first review of a pairing (API-56). */
export const createReviewWrite: Write<typeof createReviewEndpoint> = {
  endpoint: createReviewEndpoint,
  reads,
  watch:
    ({ recommend }) =>
    () =>
      readPosted(recommend.id, recommend),
}

/** A further review of a pairing (API-57). */
export const additionalReviewWrite: Write<typeof additionalReviewEndpoint> = {
  endpoint: additionalReviewEndpoint,
  reads,
  watch:
    ({ additional_review: sent }) =>
    () =>
      readPosted(sent.recommend_id, sent),
}

type Liked = Pick<PublicReview, 'category'> & { readonly recommend_id: number }

const readReview = async ({ recommend_id: id, category }: Liked) =>
  (await call(publicReviewsEndpoint, {})).find((review) => review.id === id && review.category === category)

/** The heart of a review (API-52). */
export const likeReviewWrite: Write<typeof likeReviewEndpoint> = {
  endpoint: likeReviewEndpoint,
  reads: 'API-51: already_liked is true',
  repeatable: true,
  watch: (input) => async () => {
    const review = await readReview(input)
    return review?.already_liked ? { success: true, liked_count: review.liked_count, already_liked: true } : null
  },
}

/** Taking back the heart of a review (API-53). */
export const unlikeReviewWrite: Write<typeof unlikeReviewEndpoint> = {
  endpoint: unlikeReviewEndpoint,
  reads: 'API-51: already_liked is false',
  repeatable: true,
  watch: (input) => async () => {
    const review = await readReview(input)
    return review && !review.already_liked
      ? { success: true, liked_count: review.liked_count, already_liked: false }
      : null
  },
}
