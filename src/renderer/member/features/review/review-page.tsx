import { useSearchParams, Link } from 'react-router-dom'
import {
  myReviewsEndpoint,
  type OwnReview,
  type PublicReview,
  publicReviewsEndpoint,
} from '../../../../contract/calls/review.ts'
import { Sex } from '../../../../contract/enums/member.ts'
import { unpublishedReviewText } from '../../../../contract/enums/review.ts'
import { formatDate } from '../../../lib/date-ja.ts'
import { Card } from '../../../ui/base/card.tsx'
import { TextLink } from '../../../ui/base/text-link.tsx'
import { Notice, CardsSkeleton, EmptyState, Waiting } from '../../../ui/feedback/states.tsx'
import { MemberText } from '../../../ui/list/text.tsx'
import { WindowList } from '../../../ui/list/window-list.tsx'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import { Pagination } from '../../../ui/navigation/pagination.tsx'
import { SegmentedNav } from '../../../ui/navigation/segmented-nav.tsx'
import { useEndpoint, useAccount } from '../../api/queries.ts'
import { useServerNow } from '../../api/server-time.ts'
import { readId } from '../../shared/navigation.ts'
import { shortName } from '../../shared/parts/facts.ts'
import { MemberAvatar } from '../../shared/parts/member-picture.tsx'
import { reviewCopy } from './copy.ts'
import { RatedItems } from './rated-items.tsx'
import { ReviewCard, ReviewRow } from './review-card.tsx'
import { Satisfaction } from './satisfaction.tsx'

/** Review as shown to its author: the partner, the day, percentage, text, the eleven items (REVIEW-57, D-136). */
function OwnReviewCard({ review }: { review: OwnReview }) {
  const { mine } = reviewCopy
  const name = review.twitter_name ? mine.with(shortName(review.twitter_name)) : mine.withNobody
  return (
    <Card
      as="article"
      className="mb-3.5 grid grid-cols-1 gap-3 @3xl:grid-cols-[minmax(0,1fr)_16rem] @3xl:grid-rows-[auto_auto_1fr] @3xl:gap-x-6 @3xl:*:col-start-1 @5xl:grid-cols-[minmax(0,1fr)_30rem]"
    >
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
      <div className="@3xl:col-start-2! @3xl:row-span-3 @3xl:row-start-1 @3xl:border-s @3xl:border-line @3xl:ps-6 @3xl:*:border-t-0 @3xl:*:pt-0">
        <RatedItems review={review} />
      </div>
      <p className="text-xs text-ink-3 num max-sm:text-end">{mine.postedOn(formatDate(review.updated_at))}</p>
    </Card>
  )
}

/** Estimated height of a card in px, for the virtual list. */
const cardHeight = 520

/** Own reviews, newest first, of one pairing or all (REVIEW-54 to REVIEW-57). */
export function OwnReviews({ id }: { id?: number | undefined }) {
  const query = useEndpoint(myReviewsEndpoint, id === undefined ? {} : { id })
  const { data, isError, error } = query
  const none = (Array.isArray(data) && data.length === 0) || (data && !Array.isArray(data))
  // Another woman's pairing shows no reviews (API-54: 404).
  const foreign = id !== undefined && isError && error.status === 404
  return (
    <PageBody>
      {!data && !foreign && <Waiting query={query} skeleton={<CardsSkeleton />} />}
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

/** Page /reviewindex: all own reviews (REVIEW-55, REVIEW-56). */
export function ReviewIndexPage() {
  return <OwnReviews />
}

/** Page /myreviewindex?id=: own reviews of one pairing, or all without an id (REVIEW-54, API-54). */
export function MyReviewIndexPage() {
  const [params] = useSearchParams()
  return <OwnReviews id={readId(params.get('id'))} />
}

const copy = reviewCopy.public
const pageSize = 10
const shownPages = 3

/** Reviews with a text as cards, then those without as rows of one card. */
function ReviewsOfPage({ reviews }: { reviews: readonly PublicReview[] }) {
  const nowMs = useServerNow(minuteMs)
  const keyOf = ({ category, id }: PublicReview) => `${category}-${id}`
  const isWithheld = ({ published_text }: PublicReview) => published_text === unpublishedReviewText
  const withheld = reviews.filter(isWithheld)
  return (
    <>
      <ul className="grid grid-cols-1 gap-3.5 empty:hidden has-aria-expanded:items-start @3xl:grid-cols-2 @5xl:gap-4 @min-[90rem]:grid-cols-3">
        {reviews
          .filter((review) => !isWithheld(review))
          .map((review) => (
            <li key={keyOf(review)}>
              <ReviewCard review={review} nowMs={nowMs} />
            </li>
          ))}
      </ul>
      {withheld.length > 0 && (
        <section className="grid gap-2">
          <h3 className="flex flex-wrap items-baseline gap-x-3 text-s font-semibold">
            {copy.withoutText}
            <span className="font-normal text-ink-2 num">{copy.onThisPage(withheld.length)}</span>
          </h3>
          <p className="text-xs text-ink-3">{unpublishedReviewText}</p>
          <ul className="overflow-hidden rounded-m bg-surface shadow-1">
            {withheld.map((review) => (
              <li key={keyOf(review)} className="border-line not-first:border-t">
                <ReviewRow review={review} nowMs={nowMs} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

const minuteMs = 60_000

/** Page /review: public reviews, newest or most liked first, ten per page (REVIEW-01 to REVIEW-13, REVIEW-26). */
export function ReviewPage() {
  const { sex } = useAccount()
  const [params] = useSearchParams()
  const popular = params.get('order_by') === 'popular'
  const query = useEndpoint(publicReviewsEndpoint, popular ? { order_by: 'popular' } : {})
  const { data } = query
  const pageCount = Math.ceil((data?.length ?? 0) / pageSize)
  const wanted = Math.floor(Number(params.get('page') ?? 1)) || 1
  const page = Math.min(Math.max(1, wanted), Math.max(1, pageCount))
  const order = popular ? 'order_by=popular&' : ''
  return (
    <PageBody>
      {sex === Sex.man && <Notice>{copy.forMen}</Notice>}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <SegmentedNav
          label={copy.title}
          items={[
            { key: 'newest', label: copy.newest, current: !popular, render: <Link to="/review" replace /> },
            {
              key: 'popular',
              label: copy.popular,
              current: popular,
              render: <Link to="/review?order_by=popular" replace />,
            },
          ]}
        />
        {sex === Sex.woman && <TextLink render={<Link to="/myreviewindex" />}>{copy.toMine}</TextLink>}
      </div>
      <h2 className="sr-only">{popular ? copy.popular : copy.newest}</h2>
      {!data && <Waiting query={query} skeleton={<CardsSkeleton />} />}
      {data?.length === 0 && (
        <EmptyState icon="star" title={copy.empty}>
          {copy.emptyHint}
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <>
          <ReviewsOfPage reviews={data.slice((page - 1) * pageSize, page * pageSize)} />
          <Pagination
            page={page}
            pageCount={pageCount}
            max={shownPages}
            renderLink={(to) => <Link to={`/review?${order}page=${to}`} />}
          />
        </>
      )}
    </PageBody>
  )
}
