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
  useCommands: () => storylineCommands(useMockQuery(storylinesQuery).data ?? []),
}
