import { useSearchParams } from 'react-router-dom'
import { myReviewsEndpoint, type OwnReview } from '../../../../contract/calls/review.ts'
import { CardsSkeleton } from '../../../ui/feedback/list-skeletons.tsx'
import { EmptyState, Waiting } from '../../../ui/feedback/states.tsx'
import { WindowList } from '../../../ui/list/window-list.tsx'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import { useEndpoint } from '../../api/queries.ts'
import { readId } from '../../shared/navigation.ts'
import { reviewCopy } from './copy.ts'
import { OwnReviewCard } from './own-review-card.tsx'

/** Estimated height of a card in px, for the virtual list. */
const cardHeight = 520

/** Own reviews, newest first, of one pairing or all (REVIEW-54 to REVIEW-57). */
function OwnReviews({ id }: { id?: number | undefined }) {
  const query = useEndpoint(myReviewsEndpoint, id === undefined ? {} : { id })
  const { data, error } = query
  // Another woman's pairing shows no reviews (API-54: 404).
  const isForeign = id !== undefined && error?.status === 404
  if (!data && !isForeign) {
    return (
      <PageBody>
        <Waiting query={query} skeleton={<CardsSkeleton />} />
      </PageBody>
    )
  }
  // Without any, the response is no list (API-54).
  const reviews = Array.isArray(data) && !isForeign ? data : []
  return <PageBody>{reviews.length === 0 ? <NoReviews /> : <ReviewList reviews={reviews} />}</PageBody>
}

function NoReviews() {
  return (
    <EmptyState icon="edit" title={reviewCopy.mine.empty}>
      {reviewCopy.mine.emptyHint}
    </EmptyState>
  )
}

function ReviewList({ reviews }: { reviews: readonly OwnReview[] }) {
  return (
    <WindowList
      items={reviews}
      keyOf={(review) => `${review.category}-${review.id}`}
      itemSize={cardHeight}
      renderItem={(review) => <OwnReviewCard review={review} />}
    />
  )
}

/** Page /reviewindex: all own reviews (REVIEW-55, REVIEW-56). */
export function ReviewIndexPage() {
  return <OwnReviews />
}

/** Page /myreviewindex?id=: own reviews of one pairing, or all without an id (REVIEW-54, API-54). */
export function MyReviewIndexPage() {
  const [params] = useSearchParams()
  return <OwnReviews id={readId(params.get('id'))} />
}
