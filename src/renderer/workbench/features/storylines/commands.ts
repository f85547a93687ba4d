import { textsIn } from '../../../../contract/rules/language.ts'
import { type Command, inGroup } from '../../hub/commands.ts'
import { attempt } from '../../hub/control/flash.ts'
import type { StorylineRow } from '../../hub/control/queries.ts'
import { currentLanguage } from '../../hub/language.ts'
import { startStory } from '../../hub/stories/story-steps.ts'
import { storylinesCopy } from './copy.ts'

/** Begins a storyline. */
export const storylineCommands = (storylines: readonly StorylineRow[]): readonly Command[] =>
  inGroup('stories', storylinesCopy, ({ command }) =>
    storylines.map((story) => [
      command.start(textsIn(currentLanguage(), story).title),
      `storyline ${story.key} ${story.title} ${story.text} ${story.en?.title ?? ''} ${story.en?.text ?? ''}`,
      'book',
      () => attempt(() => startStory(story.key)),
    ]),
  )
