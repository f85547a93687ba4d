import { Link, useSearchParams } from 'react-router-dom'
import { publicReviewsEndpoint } from '../../../../contract/calls/review.ts'
import { Sex } from '../../../../contract/enums/member.ts'
import { TextLink } from '../../../ui/base/text-link.tsx'
import { CardsSkeleton } from '../../../ui/feedback/list-skeletons.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { EmptyState, Waiting } from '../../../ui/feedback/states.tsx'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import { Pagination } from '../../../ui/navigation/pagination.tsx'
import { SegmentedNav } from '../../../ui/navigation/segmented-nav.tsx'
import { useAccount } from '../../api/account.ts'
import { useEndpoint } from '../../api/queries.ts'
import { reviewCopy } from './copy.ts'
import { ReviewsOfPage } from './reviews-of-page.tsx'

const copy = reviewCopy.public

const pageSize = 10

/** Page numbers that are shown at a time. */
const shownPages = 3

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
