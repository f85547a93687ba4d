import { keepPreviousData } from '@tanstack/react-query'
import { Link, Navigate, useSearchParams } from 'react-router-dom'
import { footprintsEndpoint } from '../../../../contract/calls/footprint.ts'
import { timelineEndpoint } from '../../../../contract/calls/timeline.ts'
import { footprintCopy as copy } from '../../../lib/copy/home.ts'
import { Button } from '../../../ui/base/button.tsx'
import { EmptyState, Waiting } from '../../../ui/feedback/states.tsx'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import { Pagination } from '../../../ui/navigation/pagination.tsx'
import { AlertDialog } from '../../../ui/overlay/alert-dialog.tsx'
import { useAccount } from '../../api/account.ts'
import { openPageRefreshMs, useEndpoint } from '../../api/queries.ts'
import { readId } from '../../shared/navigation.ts'
import { likeSentDialog, LikeUndoBar } from '../../shared/parts/like-undo-bar.tsx'
import { useLikeVisitor } from './use-like-visitor.ts'
import { pageSize, Visitors, VisitorsSkeleton } from './visitors.tsx'

/** Links of the pagination at once. */
const shownPages = 7

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
  // Offline no rows come, and those of another page must not stand for this one.
  const data = query.isPlaceholderData && query.isPaused ? undefined : query.data
  const { data: timeline } = useEndpoint(timelineEndpoint, {}, { refetchInterval })
  const remain = timeline?.like_remain
  const pageCount = Math.ceil((data?.total ?? 0) / pageSize)
  // An address beyond the last page, typed or kept from a longer list; or rows went since they were counted.
  if (data?.data.length === 0 && page > 1) {
    const last = Math.max(1, Math.min(pageCount, page - 1))
    return <Navigate to={`?page=${last}`} replace />
  }
  return (
    <>
      <PageBody className="flex-1">
        <h2 className="sr-only">{copy.list}</h2>
        {!data && <Waiting query={query} skeleton={<VisitorsSkeleton />} />}
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
