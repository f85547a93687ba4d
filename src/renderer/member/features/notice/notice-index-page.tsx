import { Link } from 'react-router-dom'
import { noticesEndpoint } from '../../../../contract/calls/notice.ts'
import { formatDate } from '../../../lib/date-ja.ts'
import { ListSkeleton } from '../../../ui/feedback/list-skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/feedback/states.tsx'
import { ListRow } from '../../../ui/list/list.tsx'
import { WindowList } from '../../../ui/list/windowed-list.tsx'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import { useEndpoint } from '../../api/use-endpoint.ts'
import { PasswordSection } from '../../shared/parts/password-section.tsx'
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
