import { OwnReviews } from './own-reviews.tsx'

/** /reviewindex: all reviews one has posted (REVIEW-55, REVIEW-56). */
export function ReviewIndexPage() {
  return <OwnReviews />
}
