import { type Command, inGroup } from '../../hub/commands.ts'
import { attempt } from '../../hub/control/flash.ts'
import type { StorylineRow } from '../../hub/control/queries.ts'
import { startStory } from '../../hub/stories/story-steps.ts'
import { storylinesCopy } from './copy.ts'

/** Begins a storyline. */
export const storylineCommands = (storylines: readonly StorylineRow[]): readonly Command[] =>
  inGroup(
    'stories',
    storylinesCopy,
    storylines.map(({ key, title, text }) => [
      ({ command }) => command.start(title),
      `storyline ${key} ${text}`,
      'book',
      () => attempt(() => startStory(key)),
    ]),
  )
