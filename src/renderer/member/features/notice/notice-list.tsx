import { Link } from 'react-router-dom'
import { noticesEndpoint } from '../../../../contract/calls/notice.ts'
import { formatDate } from '../../../lib/date-ja.ts'
import { excerpt } from '../../../lib/text.ts'
import { ListSkeleton } from '../../../ui/feedback/list-skeletons.tsx'
import { EmptyState, Waiting } from '../../../ui/feedback/states.tsx'
import { ListRow } from '../../../ui/list/list.tsx'
import { WindowList } from '../../../ui/list/window-list.tsx'
import { useEndpoint } from '../../api/queries.ts'
import { noticeCopy as copy } from './copy.ts'

/** Maximum length of a title in the list, in characters (NOTICE-07). */
const titleLength = 20

export const shortTitle = (title: string): string => excerpt(title, titleLength)

/** Height of a row in px, for the virtual list. */
const rowHeight = 76

/** All notices, newest first; `current` is the id of the one open beside them (NOTICE-01, NOTICE-07, NOTICE-08). */
export function NoticeList({ current }: { current: number | undefined }) {
  return (
    <>
      <h2 className="sr-only">{copy.list}</h2>
      <Rows current={current} />
    </>
  )
}

function Rows({ current }: { current: number | undefined }) {
  const query = useEndpoint(noticesEndpoint, {})
  const notices = query.data?.notifications
  if (!notices) return <Waiting query={query} skeleton={<ListSkeleton rows={8} avatar={false} />} />
  if (notices.length === 0) {
    return (
      <EmptyState icon="bell" title={copy.empty}>
        {copy.emptyHint}
      </EmptyState>
    )
  }
  return (
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
  )
}
