import { useMockQuery } from '../../hub/control/backend-queries.ts'
import { historyQuery, type StorylineRow, storylinesQuery } from '../../hub/control/queries.ts'
import { useLanguage } from '../../hub/language.ts'
import { storyIn } from '../../hub/stories/story-texts.ts'

type Scene = Pick<StorylineRow['steps'][number], 'title' | 'caption' | 'notes' | 'points'>

/** Returns the text of a storyline after a number of steps; 0 is its beginning. */
export function sceneOf({ title, caption, notes, steps }: StorylineRow, made: number): Scene {
  return steps[made - 1] ?? { title, caption, notes, points: [] }
}

/** A running storyline. */
export interface Story {
  readonly storyline: StorylineRow
  /** Number of finished steps. */
  readonly made: number
}

/** The running storyline and its progress; undefined when none is running. */
export function useStory(): Story | undefined {
  const language = useLanguage()
  const { data: storylines = [] } = useMockQuery(storylinesQuery)
  const progress = useMockQuery(historyQuery).data?.story
  const storyline = storylines.find(({ key }) => key === progress?.key)
  return storyline && progress ? { storyline: storyIn(language, storyline), made: progress.step } : undefined
}
