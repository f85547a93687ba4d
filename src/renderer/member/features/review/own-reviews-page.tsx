import { useSearchParams } from 'react-router-dom'
import { myReviewsEndpoint, type OwnReview } from '../../../../contract/calls/review.ts'
import { formatDate } from '../../../lib/date-ja.ts'
import { Card } from '../../../ui/base/card.tsx'
import { CardsSkeleton } from '../../../ui/feedback/list-skeletons.tsx'
import { EmptyState, Waiting } from '../../../ui/feedback/states.tsx'
import { MemberText } from '../../../ui/list/text.tsx'
import { WindowList } from '../../../ui/list/window-list.tsx'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import { useEndpoint } from '../../api/queries.ts'
import { readId } from '../../shared/navigation.ts'
import { MemberAvatar } from '../../shared/parts/member-picture.tsx'
import { shortName } from '../../shared/parts/short-name.ts'
import { reviewCopy } from './copy.ts'
import { RatedItems } from './rated-items.tsx'
import { Satisfaction } from './satisfaction.tsx'

/** In a wide frame the rated items stand beside the rest. */
const cardStyle = [
  'mb-3.5 grid grid-cols-1 gap-3',
  '@3xl:grid-cols-[minmax(0,1fr)_16rem] @3xl:grid-rows-[auto_auto_1fr] @3xl:gap-x-6 @3xl:*:col-start-1',
  '@5xl:grid-cols-[minmax(0,1fr)_30rem]',
].join(' ')

const itemsStyle = [
  '@3xl:col-start-2! @3xl:row-span-3 @3xl:row-start-1 @3xl:border-s @3xl:border-line @3xl:ps-6',
  '@3xl:*:border-t-0 @3xl:*:pt-0',
].join(' ')

/** Review as shown to its author: the partner, the day, percentage, text, the eleven items (REVIEW-57, D-136). */
function OwnReviewCard({ review }: { review: OwnReview }) {
  const { mine } = reviewCopy
  const name = review.twitter_name ? mine.with(shortName(review.twitter_name)) : mine.withNobody
  return (
    <Card as="article" className={cardStyle}>
      <div className="flex items-center gap-3.5">
        <MemberAvatar src={review.profile1 ?? ''} size={58} />
        <div className="min-w-0 flex-1">
          <h2 className="text-m font-semibold">
            <bdi className="wrap-anywhere">{name}</bdi>
          </h2>
          <p className="text-s text-ink-2 num">{mine.metOn(formatDate(review.dating_date))}</p>
        </div>
        <Satisfaction point={review.point} />
      </div>
      <MemberText className="max-w-reading">{review.form_concrete_review}</MemberText>
      <div className={itemsStyle}>
        <RatedItems review={review} />
      </div>
      <p className="text-xs text-ink-3 num max-sm:text-end">{mine.postedOn(formatDate(review.updated_at))}</p>
    </Card>
  )
}

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
