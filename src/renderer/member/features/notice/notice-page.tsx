import { Link, useMatch } from 'react-router-dom'
import { noticeEndpoint, noticesEndpoint } from '../../../../contract/calls/notice.ts'
import { formatDate } from '../../../lib/date-ja.ts'
import { Button, IconButton } from '../../../ui/base/button.tsx'
import { SkeletonGroup, ListSkeleton } from '../../../ui/feedback/list-skeleton.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/feedback/states.tsx'
import { ListRow } from '../../../ui/list/list.tsx'
import { LinkedText } from '../../../ui/list/text.tsx'
import { WindowList } from '../../../ui/list/windowed-list.tsx'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import { PageHeader } from '../../../ui/navigation/page-header.tsx'
import { useEndpoint } from '../../api/use-endpoint.ts'
import { PasswordSection } from '../../shared/parts/password-section.tsx'
import { useGoBack } from '../../shared/use-go-back.ts'
import { noticeCopy as copy } from './copy.ts'

/** Longest title in the list, in characters (NOTICE-07). */
const titleLength = 20

/** A title cut at 20 characters (code points) with an ellipsis; a shorter one as it is. */
export function shortTitle(title: string): string {
  const characters = Array.from(title)
  return characters.length > titleLength ? `${characters.slice(0, titleLength).join('')}…` : title
}

/** Height of a row, for long lists. */
const rowHeight = 76

/** /notice/index: all notices, newest first, and the folded change of password (NOTICE-01, NOTICE-07, NOTICE-08, NOTICE-13). */
export function NoticeIndexPage() {
  const { data, isError, isFetching, refetch } = useEndpoint(noticesEndpoint, {})
  const notices = data?.notifications
  return (
    <PageBody>
      <h2 className="sr-only">{copy.title}</h2>
      {!data && !isError && <ListSkeleton rows={8} avatar={false} />}
      {!data && isError && <ErrorState onRetry={() => void refetch()} busy={isFetching} />}
      {notices?.length === 0 && (
        <EmptyState icon="bell" title={copy.empty}>
          {copy.emptyHint}
        </EmptyState>
      )}
      {notices && notices.length > 0 && (
        <WindowList
          items={notices}
          keyOf={({ id }) => id}
          itemSize={rowHeight}
          renderItem={({ id, topic, info, created_at }) => (
            <div className="border-b border-line">
              <ListRow
                title={shortTitle(topic)}
                text={info}
                meta={formatDate(created_at)}
                render={<Link to={`/notice/${id}`} />}
              />
            </div>
          )}
        />
      )}
      {/* Not before the list: its length would push it down. */}
      {(data || isError) && <PasswordSection />}
    </PageBody>
  )
}

/** Date, title and lines to come. */
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

/** /notice/{id}: one notice, without the app's header and footer when the id is a number (NOTICE-02, NOTICE-05, NOTICE-06, NOTICE-09, NOTICE-15). */
export function NoticePage() {
  // The pages stand outside of the router's own routes.
  const text = useMatch('/notice/:id')?.params.id ?? ''
  const id = /^\d{1,15}$/.test(text) ? Number(text) : undefined
  const back = useGoBack('/notice/index')
  const { data, isError, error, isFetching, refetch } = useEndpoint(
    noticeEndpoint,
    { id: id ?? 0 },
    { enabled: id !== undefined },
  )
  const notice = data?.notification
  const unknown = id === undefined || (isError && error.status === 404)
  return (
    <>
      {/^\d+$/.test(text) && (
        <PageHeader sticky title={copy.title} leading={<IconButton icon="back" label={copy.back} onClick={back} />} />
      )}
      <PageBody className="flex-1">
        {unknown ? (
          <EmptyState
            icon="bell"
            action={
              <Button tone="quiet" size="m" render={<Link to="/notice/index" />}>
                {copy.toList}
              </Button>
            }
          >
            {copy.notFound}
          </EmptyState>
        ) : notice ? (
          <article className="grid gap-4">
            <header className="grid gap-1.5">
              <p className="text-xs text-ink-3 num">{formatDate(notice.created_at)}</p>
              <h2 className="font-display text-xl phrase wrap-anywhere">{notice.title}</h2>
            </header>
            <p className="wrap-anywhere whitespace-pre-wrap">
              <LinkedText>{notice.body}</LinkedText>
            </p>
          </article>
        ) : isError ? (
          <ErrorState onRetry={() => void refetch()} busy={isFetching} />
        ) : (
          <NoticeSkeleton />
        )}
        {/* Comes with the notice, whose length nobody knows before: what is there does not move. */}
        {(unknown || notice || isError) && <PasswordSection />}
      </PageBody>
    </>
  )
}
