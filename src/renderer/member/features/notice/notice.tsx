import { Link } from 'react-router-dom'
import { noticeEndpoint } from '../../../../contract/calls/notice.ts'
import { formatDate } from '../../../lib/date-ja.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx'
import { EmptyState, Waiting } from '../../../ui/feedback/states.tsx'
import { LinkedText } from '../../../ui/list/text.tsx'
import { useEndpoint } from '../../api/queries.ts'
import { noticeCopy as copy } from './copy.ts'

/** Loads one notice; without an id, as of a wrong address, none. */
export const useNotice = (id: number | undefined) =>
  useEndpoint(noticeEndpoint, { id: id ?? 0 }, { enabled: id !== undefined })

/** One notice: date, title, text (NOTICE-09, NOTICE-15). */
export function Notice({ id }: { id: number | undefined }) {
  const query = useNotice(id)
  const notice = query.data?.notification
  if (id === undefined || query.error?.status === 404) {
    const toList = (
      <Button tone="quiet" size="m" render={<Link to="/notice/index" />}>
        {copy.toList}
      </Button>
    )
    return (
      <EmptyState icon="bell" action={toList}>
        {copy.notFound}
      </EmptyState>
    )
  }
  if (!notice) return <Waiting query={query} skeleton={<NoticeSkeleton />} />
  return (
    <article className="grid max-w-reading gap-4">
      <header className="grid gap-1.5">
        <p className="text-xs text-ink-3 num">{formatDate(notice.created_at)}</p>
        <h2 className="font-display text-xl phrase wrap-anywhere">{notice.title}</h2>
      </header>
      <p className="wrap-anywhere whitespace-pre-wrap">
        <LinkedText>{notice.body}</LinkedText>
      </p>
    </article>
  )
}

export function NoticeSkeleton() {
  return (
    <SkeletonGroup className="grid gap-1.5">
      <div className="text-xs">
        <Skeleton className="w-20" />
      </div>
      <div className="text-xl">
        <Skeleton className="w-3/4" />
      </div>
      {['w-full', 'w-11/12', 'w-full', 'w-2/3'].map((width, index) => (
        <Skeleton key={index} className={width} />
      ))}
    </SkeletonGroup>
  )
}
