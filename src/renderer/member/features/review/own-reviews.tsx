import { myReviewsEndpoint } from '../../../../contract/calls/review.ts'
import { EmptyState, ErrorState } from '../../../ui/feedback/states.tsx'
import { WindowList } from '../../../ui/list/windowed-list.tsx'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import { useEndpoint } from '../../api/use-endpoint.ts'
import { reviewCopy } from './copy.ts'
import { OwnReviewCard } from './own-review-card.tsx'
import { ReviewSkeleton } from './review-skeleton.tsx'

/** A guess at one card's height, for long lists. */
const cardHeight = 520

/** One's own reviews, newest first, of one pairing or all (REVIEW-54 to REVIEW-57). */
export function OwnReviews({ id }: { id?: number | undefined }) {
  const { data, isError, error, isFetching, refetch } = useEndpoint(
    myReviewsEndpoint,
    id === undefined ? {} : { id },
  )
  const none = (Array.isArray(data) && data.length === 0) || (data && !Array.isArray(data))
  // A pairing that is not hers has no reviews to show (API-54: 404).
  const foreign = isError && error.status === 404
  return (
    <PageBody>
      {!data && !isError && <ReviewSkeleton />}
      {!data && isError && !foreign && <ErrorState onRetry={() => void refetch()} busy={isFetching} />}
      {(none || foreign) && (
        <EmptyState icon="edit" title={reviewCopy.mine.empty}>
          {reviewCopy.mine.emptyHint}
        </EmptyState>
      )}
      {Array.isArray(data) && data.length > 0 && (
        <WindowList
          items={data}
          keyOf={(review) => `${review.category}-${review.id}`}
          itemSize={cardHeight}
          renderItem={(review) => <OwnReviewCard review={review} />}
        />
      )}
    </PageBody>
  )
}
