import { storylinesQuery, useMockQuery } from '../../hub/control/queries.ts'
import { type Feature, lazyPanel } from '../../hub/feature.ts'
import { storylineCommands } from './commands.ts'

export const storylines: Feature = {
  key: 'storylines',
  mockOnly: true,
  panel: {
    title: '筋書き',
    english: 'Storylines',
    icon: 'book',
    group: '見せる',
    words: 'storyline story steps scenarios 場面 シナリオ デモ',
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
