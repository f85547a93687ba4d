import { type Language, textsIn } from '../../../../contract/rules/language.ts'
import type { StorylineRow } from '../control/queries.ts'

/** Returns a story with its texts in a language; texts that it has only in Japanese stay. */
export function storyIn(language: Language, story: StorylineRow): StorylineRow {
  return {
    ...textsIn(language, story),
    scenario: story.scenario && textsIn(language, story.scenario),
    steps: story.steps.map((step) => ({
      ...textsIn(language, step),
      points: step.points.map((point) => textsIn(language, point)),
    })),
  }
}
