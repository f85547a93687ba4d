import { useSearchParams } from 'react-router-dom'
import { topicsEndpoint } from '../../../../contract/calls/board.ts'
import { useHasPanes } from '../../../lib/window-width.ts'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import { useEndpoint } from '../../api/queries.ts'
import { readId } from '../../shared/navigation.ts'
import { ListAndReading } from '../../shared/parts/list-and-reading.tsx'
import { TopicList } from './topic-list.tsx'
import { tabOf, topicTabs, useTopics } from './topic-tabs.ts'
import { Topic } from './topic.tsx'

/** Page /topics?target=: the list, with its first topic beside it in a wide window. */
export function TopicsPage() {
  const [params] = useSearchParams()
  const target = topicTabs.find((tab) => tab === params.get('target')) ?? 'common'
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
