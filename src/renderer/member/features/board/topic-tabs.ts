import { topicsEndpoint } from '../../../../contract/calls/board.ts'
import type { ResponseOf } from '../../../../contract/wire/endpoint.ts'
import { useEndpoint } from '../../api/queries.ts'

/** Tabs of the list: topics for everybody, men and women. */
export const topicTabs = ['common', 'male', 'female'] as const

export type TopicTab = (typeof topicTabs)[number]

type Topics = ResponseOf<typeof topicsEndpoint>

const topicsOf = ({ com_data, male_data, female_data }: Topics, tab: TopicTab) =>
  ({ common: com_data, male: male_data, female: female_data })[tab]

/** Loads the topics of a tab (TOPIC-03 to TOPIC-07). */
export function useTopics(tab: TopicTab) {
  const query = useEndpoint(topicsEndpoint, {})
  return { query, topics: query.data && topicsOf(query.data, tab) }
}

/** Tab that lists a topic; the common one for an unknown topic. */
export function tabOf(topics: Topics, topicid: number | undefined): TopicTab {
  return topicTabs.find((tab) => topicsOf(topics, tab).some(({ id }) => id === topicid)) ?? 'common'
}
