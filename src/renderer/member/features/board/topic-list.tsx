import { useEffect, useMemo } from 'react'
import { Link } from 'react-router-dom'
import { ListSkeleton } from '../../../ui/feedback/list-skeletons.tsx'
import { EmptyState, Waiting } from '../../../ui/feedback/states.tsx'
import { WindowList } from '../../../ui/list/window-list.tsx'
import { SegmentedNav } from '../../../ui/navigation/segmented-nav.tsx'
import { useServerNow } from '../../api/server-time.ts'
import { boardCopy as copy } from './copy.ts'
import { rememberFirstVisit } from './read-topics.ts'
import { scenesOf } from './scenes/scenes-of.ts'
import { TopicRow } from './topic-row.tsx'
import { type TopicTab, topicTabs, useTopics } from './topic-tabs.ts'

/** Height of a row in px, for the virtual list. */
const rowHeight = 84
/** Rows that load their newest post; the list itself has none (API-58). */
const mostPreviews = 10

interface TopicListProps {
  target: TopicTab
  /** Topic that is open beside the list. */
  current: number | undefined
}

/** Tabs and the topics of the selected tab (TOPIC-25, TOPIC-29). */
export function TopicList({ target, current }: TopicListProps) {
  return (
    <>
      <SegmentedNav
        label={copy.tab.label}
        items={topicTabs.map((tab) => ({
          key: tab,
          label: copy.tab[tab],
          current: tab === target,
          render: <Link to={`/topics?target=${tab}`} replace />,
        }))}
      />
      <h2 className="sr-only">{copy.tab[target]}</h2>
      <Rows target={target} current={current} />
    </>
  )
}

function Rows({ target, current }: TopicListProps) {
  const { query, topics } = useTopics(target)
  const nowMs = useServerNow(60_000)
  const scenes = useMemo(() => scenesOf(topics ?? []), [topics])
  useEffect(() => rememberFirstVisit(nowMs), [nowMs])
  if (!topics) return <Waiting query={query} skeleton={<ListSkeleton rows={8} avatar={false} />} />
  if (topics.length === 0) {
    return (
      <EmptyState icon="list" title={copy.list.empty}>
        {copy.list.emptyHint}
      </EmptyState>
    )
  }
  return (
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
  )
}
