import { Link, useSearchParams } from 'react-router-dom'
import { publicReviewsEndpoint } from '../../../../contract/calls/review.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { CardsSkeleton, EmptyState, Waiting } from '../../../ui/feedback/states.tsx'
import { TextLink, PageBody } from '../../../ui/navigation/page-body.tsx'
import { Pagination } from '../../../ui/navigation/pagination.tsx'
import { SegmentedNav } from '../../../ui/navigation/segmented-nav.tsx'
import { useAccount, useEndpoint } from '../../api/queries.ts'
import { reviewCopy } from './copy.ts'
import { ReviewCard } from './review-card.tsx'

const copy = reviewCopy.public
const pageSize = 10
const shownPages = 3

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
      {sex === 1 && <Notice>{copy.forMen}</Notice>}
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
        {sex === 2 && <TextLink render={<Link to="/myreviewindex" />}>{copy.toMine}</TextLink>}
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
          <ul className="grid grid-cols-1 gap-3.5 @3xl:grid-cols-2 @3xl:items-start @5xl:gap-4 @min-[90rem]:grid-cols-3">
            {data.slice((page - 1) * pageSize, page * pageSize).map((review) => (
              <li key={`${review.category}-${review.id}`}>
                <ReviewCard review={review} />
              </li>
            ))}
          </ul>
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
