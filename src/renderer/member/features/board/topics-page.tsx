import { Link, useSearchParams } from 'react-router-dom'
import { topicsEndpoint } from '../../../../contract/calls/board.ts'
import { formatDate } from '../../../lib/date-ja.ts'
import { ListSkeleton } from '../../../ui/feedback/list-skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/feedback/states.tsx'
import { ListRow } from '../../../ui/list/list.tsx'
import { WindowList } from '../../../ui/list/windowed-list.tsx'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import { SegmentedNav } from '../../../ui/navigation/segmented-nav.tsx'
import { useEndpoint } from '../../api/use-endpoint.ts'
import { boardCopy as copy } from './copy.ts'

const tabs = ['common', 'male', 'female'] as const
/** Height of a row, for long lists. */
const rowHeight = 76

/** /topics?target=: the topics for all, for men and for women (TOPIC-03 to TOPIC-07, TOPIC-25, TOPIC-29). */
export function TopicsPage() {
  const [params] = useSearchParams()
  const target = tabs.find((tab) => tab === params.get('target')) ?? 'common'
  const { data, isError, isFetching, refetch } = useEndpoint(topicsEndpoint, {})
  const topics = data && { common: data.com_data, male: data.male_data, female: data.female_data }[target]
  return (
    <PageBody>
      <SegmentedNav
        label={copy.tab.label}
        items={tabs.map((tab) => ({
          key: tab,
          label: copy.tab[tab],
          current: tab === target,
          render: <Link to={`/topics?target=${tab}`} replace />,
        }))}
      />
      <h2 className="sr-only">{copy.tab[target]}</h2>
      {!data && !isError && <ListSkeleton rows={8} avatar={false} />}
      {!data && isError && <ErrorState onRetry={() => void refetch()} busy={isFetching} />}
      {topics?.length === 0 && (
        <EmptyState icon="list" title={copy.list.empty}>
          {copy.list.emptyHint}
        </EmptyState>
      )}
      {topics && topics.length > 0 && (
        <WindowList
          key={target}
          items={topics}
          keyOf={({ id }) => id}
          itemSize={rowHeight}
          renderItem={({ id, name, created_at, post_count }) => (
            <div className="border-b border-line">
              <ListRow
                title={name}
                text={<span className="num">{copy.list.posts(post_count)}</span>}
                meta={formatDate(created_at)}
                render={<Link to={`/topic?topicid=${id}`} />}
              />
            </div>
          )}
        />
      )}
    </PageBody>
  )
}
