import { useMockQuery } from '../../hub/control/backend-queries.ts'
import { storylinesQuery } from '../../hub/control/queries.ts'
import { type Feature, lazyPanel } from '../../hub/feature.ts'
import { storylineCommands } from './commands.ts'
import { storylinesCopy } from './copy.ts'

export const storylines: Feature = {
  key: 'storylines',
  mockOnly: true,
  panel: {
    copy: storylinesCopy,
    icon: 'book',
    group: 'show',
    ...lazyPanel(async () => (await import('./storylines-panel.tsx')).StorylinesPanel),
  },
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
