import { useSearchParams } from 'react-router-dom'
import { OwnReviews } from './own-reviews.tsx'
import { recommendIdOf } from './review-answers.ts'

/** /reviewindex: all reviews one has posted (REVIEW-55, REVIEW-56). */
export function ReviewIndexPage() {
  return <OwnReviews />
}

/** /myreviewindex?id=: the reviews of one pairing (REVIEW-54); without an id all, as the call answers them (API-54). */
export function MyReviewIndexPage() {
  const [params] = useSearchParams()
  return <OwnReviews id={recommendIdOf(params)} />
}
