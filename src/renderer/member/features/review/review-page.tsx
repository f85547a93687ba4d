import { Link, useSearchParams } from 'react-router-dom'
import { type PublicReview, publicReviewsEndpoint } from '../../../../contract/calls/review.ts'
import { Sex } from '../../../../contract/enums/member.ts'
import { unpublishedReviewText } from '../../../../contract/enums/review.ts'
import { minuteMs } from '../../../../contract/rules/tokyo-time.ts'
import { TextLink } from '../../../ui/base/text-link.tsx'
import { CardsSkeleton } from '../../../ui/feedback/list-skeletons.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { EmptyState, Waiting } from '../../../ui/feedback/states.tsx'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import { Pagination } from '../../../ui/navigation/pagination.tsx'
import { SegmentedNav } from '../../../ui/navigation/segmented-nav.tsx'
import { useAccount } from '../../api/account.ts'
import { useEndpoint } from '../../api/queries.ts'
import { useServerNow } from '../../api/server-time.ts'
import { reviewCopy } from './copy.ts'
import { ReviewCard, ReviewRow } from './review-card.tsx'

const copy = reviewCopy.public

const pageSize = 10

/** Page numbers that are shown at a time. */
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

/** Page of the address, within the pages that there are; 1 for an invalid one. */
function pageOf(params: URLSearchParams, pageCount: number): number {
  const asked = Math.floor(Number(params.get('page') ?? 1)) || 1
  return Math.min(Math.max(1, asked), Math.max(1, pageCount))
}

/** Page /review: public reviews, newest or most liked first, ten per page (REVIEW-01 to REVIEW-13, REVIEW-26). */
export function ReviewPage() {
  const { sex } = useAccount()
  const [params] = useSearchParams()
  const popular = params.get('order_by') === 'popular'
  const query = useEndpoint(publicReviewsEndpoint, popular ? { order_by: 'popular' } : {})
  const { data } = query
  const pageCount = Math.ceil((data?.length ?? 0) / pageSize)
  const page = pageOf(params, pageCount)
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
