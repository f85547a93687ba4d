import { keepPreviousData } from '@tanstack/react-query'
import { Link, Navigate, useSearchParams } from 'react-router-dom'
import { type Footprint, footprintsEndpoint } from '../../../../contract/calls/footprint.ts'
import { type Timeline, timelineEndpoint } from '../../../../contract/calls/timeline.ts'
import { footprintCopy as copy } from '../../../lib/copy/home.ts'
import { subProfileCopy } from '../../../lib/copy/profile.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx'
import { EmptyState, Waiting } from '../../../ui/feedback/states.tsx'
import { moveBetweenLinks } from '../../../ui/list/move-between-links.ts'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import { Pagination } from '../../../ui/navigation/pagination.tsx'
import { AlertDialog } from '../../../ui/overlay/alert-dialog.tsx'
import { useAccount } from '../../api/account.ts'
import { openPageRefreshMs, useEndpoint } from '../../api/queries.ts'
import { readId } from '../../shared/navigation.ts'
import { likeSentDialog, LikeUndoBar } from '../../shared/parts/like-undo-bar.tsx'
import { FootprintItem } from './footprint-item.tsx'
import { useLikeVisitor } from './use-like-visitor.ts'

const pageSize = 10

/** Links of the pagination at once. */
const shownPages = 7

/** Columns of faces: two on a phone, five in a wide window. */
const faces = 'grid grid-cols-2 gap-3 sm:grid-cols-3 @3xl:grid-cols-4 @3xl:gap-4 @6xl:grid-cols-5'

function FacesSkeleton() {
  return (
    <SkeletonGroup className={faces}>
      {Array.from({ length: pageSize }, (_, index) => (
        <div key={index} className="overflow-hidden rounded-m bg-surface shadow-1">
          <Skeleton shape="block" className="aspect-square" />
          <Skeleton className="mx-3 my-4 w-1/2" />
        </div>
      ))}
    </SkeletonGroup>
  )
}

interface VisitorsProps {
  footprints: readonly Footprint[]
  /** Carries the balance of likes (FOOT-25); undefined while it loads. */
  timeline: Timeline | undefined
  onLike: (uuid: string) => void
}

/** The visitors of one page, below the balance of likes. */
function Visitors({ footprints, timeline, onLike }: VisitorsProps) {
  const purchased = timeline?.purchased_like_remain ?? 0
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <p className="text-s phrase text-ink-2">{copy.lead}</p>
        <p className="text-s font-medium num">{timeline && copy.likesRemaining(timeline.like_remain)}</p>
        {purchased > 0 && <p className="w-full text-s text-ink-2 num">{subProfileCopy.like.order(purchased)}</p>}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys move between its links */}
      <ul className={faces} onKeyDown={moveBetweenLinks}>
        {footprints.map((footprint) => (
          <FootprintItem key={footprint.id} footprint={footprint} onLike={() => onLike(footprint.visitor_uuid)} />
        ))}
      </ul>
    </>
  )
}

function NoVisitors() {
  return (
    <EmptyState
      icon="footprint"
      action={
        <Button tone="quiet" size="m" render={<Link to="/timeline" />}>
          {copy.toTimeline}
        </Button>
      }
    >
      {copy.empty}
    </EmptyState>
  )
}

/** Page /footprints: visitors of the own profile, ten per page (FOOT). */
export function FootprintPage() {
  const [params] = useSearchParams()
  const page = readId(params.get('page')) || 1
  const { email } = useAccount()
  const input = { page, per_page: pageSize, email }
  const { like, undo, sent, closeSent } = useLikeVisitor(input)
  // A like that can still be undone is on the page only.
  const refetchInterval = undo ? false : openPageRefreshMs
  const query = useEndpoint(footprintsEndpoint, input, { placeholderData: keepPreviousData, refetchInterval })
  const { data } = query
  const { data: timeline } = useEndpoint(timelineEndpoint, {}, { refetchInterval })
  const remain = timeline?.like_remain
  const pageCount = Math.ceil((data?.total ?? 0) / pageSize)
  // An address beyond the last page, typed or kept from a longer list.
  if (data?.data.length === 0 && page > 1) return <Navigate to={`?page=${Math.max(1, pageCount)}`} replace />
  return (
    <>
      <PageBody className="flex-1">
        <h2 className="sr-only">{copy.list}</h2>
        {!data && <Waiting query={query} skeleton={<FacesSkeleton />} />}
        {data?.data.length === 0 && <NoVisitors />}
        {data && data.data.length > 0 && (
          <>
            <Visitors footprints={data.data} timeline={timeline} onLike={(uuid) => like(uuid, remain)} />
            <Pagination
              page={page}
              pageCount={pageCount}
              max={shownPages}
              renderLink={(to) => <Link to={`?page=${to}`} />}
            />
          </>
        )}
        <AlertDialog {...likeSentDialog} open={sent} onCancel={closeSent} />
      </PageBody>
      {undo && <LikeUndoBar onUndo={undo} />}
    </>
  )
}
