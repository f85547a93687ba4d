import { useEffect, useMemo } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { topicsEndpoint } from '../../../../contract/calls/board.ts'
import type { ResponseOf } from '../../../../contract/wire/endpoint.ts'
import { useHasPanes } from '../../../lib/window-width.ts'
import { ListSkeleton } from '../../../ui/feedback/list-skeletons.tsx'
import { EmptyState, Waiting } from '../../../ui/feedback/states.tsx'
import { WindowList } from '../../../ui/list/window-list.tsx'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import { SegmentedNav } from '../../../ui/navigation/segmented-nav.tsx'
import { useEndpoint } from '../../api/queries.ts'
import { useServerNow } from '../../api/server-time.ts'
import { readId } from '../../shared/navigation.ts'
import { ListAndReading } from '../../shared/parts/list-and-reading.tsx'
import { boardCopy as copy } from './copy.ts'
import { rememberFirstVisit } from './read-topics.ts'
import { scenesOf } from './scenes/scenes-of.ts'
import { TopicRow } from './topic-row.tsx'
import { Topic } from './topic.tsx'

const tabs = ['common', 'male', 'female'] as const
const rowHeight = 84
/** Rows that load their newest post; the list itself has none (API-58). */
const mostPreviews = 10

type Tab = (typeof tabs)[number]

/** Loads the topics for everybody, men or women (TOPIC-03 to TOPIC-07). */
function useTopics(target: Tab) {
  const query = useEndpoint(topicsEndpoint, {})
  const { data } = query
  return { query, topics: data && { common: data.com_data, male: data.male_data, female: data.female_data }[target] }
}

/** Tabs and the topics of the selected tab (TOPIC-25, TOPIC-29). */
function TopicList({ target, current }: { target: Tab; current: number | undefined }) {
  const { query, topics } = useTopics(target)
  const nowMs = useServerNow(60_000)
  const scenes = useMemo(() => scenesOf(topics ?? []), [topics])
  useEffect(() => rememberFirstVisit(nowMs), [nowMs])
  return (
    <>
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
      {!topics && <Waiting query={query} skeleton={<ListSkeleton rows={8} avatar={false} />} />}
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
          renderItem={(topic, index) => (
            <TopicRow
              topic={topic}
              scene={scenes.get(topic.id) ?? 'town'}
              lead={index === 0}
              preview={index < mostPreviews}
              current={topic.id === current}
              nowMs={nowMs}
            />
          )}
        />
      )}
    </>
  )
}

/** Page /topics?target=: the list, with its first topic beside it in a wide window. */
export function TopicsPage() {
  const [params] = useSearchParams()
  const target = tabs.find((tab) => tab === params.get('target')) ?? 'common'
  const { query, topics } = useTopics(target)
  const both = useHasPanes()
  const first = topics?.[0]?.id
  const isLoading = !topics && !query.isError
  return (
    <PageBody>
      <ListAndReading
        at="list"
        list={<TopicList target={target} current={both ? first : undefined} />}
        reading={(first !== undefined || isLoading) && <Topic topicid={first} pending={isLoading} />}
      />
    </PageBody>
  )
}

/** Tab that lists a topic; the common one for an unknown topic. */
function tabOf(topics: ResponseOf<typeof topicsEndpoint>, topicid: number | undefined): Tab {
  const isListed = (list: readonly { id: number }[]) => list.some(({ id }) => id === topicid)
  if (isListed(topics.male_data)) return 'male'
  return isListed(topics.female_data) ? 'female' : 'common'
}

/** Page /topic?topicid=: one topic, with the list beside it in a wide window (TOPIC-08). */
export function TopicPage() {
  const [params] = useSearchParams()
  const topicid = readId(params.get('topicid'))
  const { data } = useEndpoint(topicsEndpoint, {}, { enabled: useHasPanes() })
  const target = data ? tabOf(data, topicid) : 'common'
  return (
    <PageBody>
      <ListAndReading
        at="reading"
        list={<TopicList target={target} current={topicid} />}
        reading={<Topic topicid={topicid} />}
      />
    </PageBody>
  )
}
