import { historyQuery } from '../control/history-query.ts'
import { storylinesQuery, type StorylineLine } from '../control/storylines-query.ts'
import { useMockQuery } from '../control/use-mock-query.ts'

interface Story {
  readonly storyline: StorylineLine
  /** How many of its steps were made. */
  readonly made: number
}

/** The storyline that is under way, and how far; undefined while there is none. */
export function useStory(): Story | undefined {
  const { data: storylines = [] } = useMockQuery(storylinesQuery)
  const place = useMockQuery(historyQuery).data?.story
  const storyline = storylines.find(({ key }) => key === place?.key)
  return storyline && place ? { storyline, made: place.step } : undefined
}
