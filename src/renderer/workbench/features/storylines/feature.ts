import { textsIn } from '../../../../contract/rules/language.ts'
import { type Command, inGroup } from '../../hub/commands.ts'
import { attempt } from '../../hub/control/attempt.ts'
import { useMockQuery } from '../../hub/control/backend-queries.ts'
import { type StorylineRow, storylinesQuery } from '../../hub/control/queries.ts'
import { type Feature, lazyPanel } from '../../hub/feature.ts'
import { currentLanguage } from '../../hub/language.ts'
import { startStory } from '../../hub/stories/story-steps.ts'
import { storylinesCopy } from './copy.ts'

/** Begins a storyline. */
export const storylineCommands = (storylines: readonly StorylineRow[]): readonly Command[] =>
  inGroup('stories', storylinesCopy, ({ command }) =>
    storylines.map((story) => ({
      title: command.start(textsIn(currentLanguage(), story).title),
      search: `storyline ${story.key} ${story.title} ${story.text} ${story.en?.title ?? ''} ${story.en?.text ?? ''}`,
      icon: 'book',
      run: () => attempt(() => startStory(story.key)),
    })),
  )

export const storylines: Feature = {
  key: 'storylines',
  mockOnly: true,
  panel: lazyPanel(
    storylinesCopy,
    'book',
    'show',
    async () => (await import('./storylines-panel.tsx')).StorylinesPanel,
  ),
  drop: {
    name: /\.json$/i,
    async open(file) {
      const { addStory } = await import('./own-story-actions.ts')
      await addStory(file)
      return '/storylines'
    },
  },
  useCommands: () => storylineCommands(useMockQuery(storylinesQuery).data ?? []),
}
