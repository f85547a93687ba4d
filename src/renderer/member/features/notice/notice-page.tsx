import { Link, useMatch } from 'react-router-dom'
import { noticeEndpoint, noticesEndpoint } from '../../../../contract/calls/notice.ts'
import { formatDate } from '../../../lib/date-ja.ts'
import { excerpt } from '../../../lib/text.ts'
import { useHasPanes } from '../../../lib/window-width.ts'
import { Button } from '../../../ui/base/button.tsx'
import { IconButton } from '../../../ui/base/icon-button.tsx'
import { ListSkeleton } from '../../../ui/feedback/list-skeletons.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx'
import { EmptyState, Waiting } from '../../../ui/feedback/states.tsx'
import { ListRow } from '../../../ui/list/list.tsx'
import { LinkedText } from '../../../ui/list/text.tsx'
import { WindowList } from '../../../ui/list/window-list.tsx'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import { PageHeader } from '../../../ui/navigation/page-header.tsx'
import { useEndpoint } from '../../api/queries.ts'
import { readId, useGoBack } from '../../shared/navigation.ts'
import { ListAndReading } from '../../shared/parts/list-and-reading.tsx'
import { PasswordSection } from '../../shared/parts/password-section.tsx'
import { noticeCopy as copy } from './copy.ts'

/** Maximum length of a title in the list, in characters (NOTICE-07). */
const titleLength = 20

export const shortTitle = (title: string): string => excerpt(title, titleLength)

const rowHeight = 76

/** All notices, newest first; `current` is the id of the one open beside them (NOTICE-01, NOTICE-07, NOTICE-08). */
function NoticeList({ current }: { current: number | undefined }) {
  const query = useEndpoint(noticesEndpoint, {})
  const notices = query.data?.notifications
  return (
    <>
      <h2 className="sr-only">{copy.list}</h2>
      {!notices && <Waiting query={query} skeleton={<ListSkeleton rows={8} avatar={false} />} />}
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
                render={<Link to={`/notice/${id}`} aria-current={id === current ? 'page' : undefined} />}
              />
            </div>
          )}
        />
      )}
    </>
  )
}

/** Page /notice/index: all notices, in a wide window the newest beside them, and the password form (NOTICE-13). */
export function NoticeIndexPage() {
  const { data, isError } = useEndpoint(noticesEndpoint, {})
  const newest = data?.notifications[0]?.id
  const isLoading = !data && !isError
  const both = useHasPanes()
  return (
    <PageBody>
      <ListAndReading
        at="list"
        list={<NoticeList current={both ? newest : undefined} />}
        reading={newest === undefined ? isLoading && <NoticeSkeleton /> : <Notice id={newest} />}
      />
      {/* Rendered after the list loads, because the list would push it down. */}
      {(data || isError) && <PasswordSection />}
    </PageBody>
  )
}

function NoticeSkeleton() {
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

const useNotice = (id: number | undefined) =>
  useEndpoint(noticeEndpoint, { id: id ?? 0 }, { enabled: id !== undefined })

/** One notice: date, title, text (NOTICE-09, NOTICE-15). */
function Notice({ id }: { id: number | undefined }) {
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

/** Page /notice/{id}: one notice. A numeric id hides the app's header and footer (NOTICE-02, NOTICE-05, NOTICE-06). */
export function NoticePage() {
  // The pages render outside the router's own routes, so useParams has no id here.
  const text = useMatch('/notice/:id')?.params.id ?? ''
  const id = readId(text)
  const back = useGoBack('/notice/index')
  const both = useHasPanes()
  const { data, isError } = useNotice(id)
  return (
    <>
      {/^\d+$/.test(text) && (
        <PageHeader
          sticky
          title={copy.title}
          leading={both ? undefined : <IconButton icon="back" label={copy.back} onClick={back} />}
        />
      )}
      <PageBody className="flex-1">
        <ListAndReading at="reading" list={<NoticeList current={id} />} reading={<Notice id={id} />} />
        {/* Rendered with the notice, whose length is unknown before, so that nothing shifts. */}
        {(id === undefined || data || isError) && <PasswordSection />}
      </PageBody>
    </>
  )
}
