import { type Command, inGroup } from '../../hub/commands.ts'
import { attempt } from '../../hub/control/flash.ts'
import type { StorylineRow } from '../../hub/control/queries.ts'
import { startStory } from '../../hub/stories/story-steps.ts'

/** Begins a storyline. */
export const storylineCommands = (storylines: readonly StorylineRow[]): readonly Command[] =>
  inGroup(
    '筋書き',
    storylines.map(({ key, title, text }) => [
      `筋書き「${title}」を始める`,
      `storyline ${key} ${text}`,
      'book',
      () => attempt(() => startStory(key)),
    ]),
  )
