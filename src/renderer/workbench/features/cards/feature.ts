import { type Feature, lazyPanel } from '../../hub/feature.ts'
import { cardsCopy } from './copy.ts'

export const cards: Feature = {
  key: 'cards',
  mockOnly: true,
  panel: {
    copy: cardsCopy,
    icon: 'card',
    group: 'act',
    ...lazyPanel(async () => (await import('./cards-panel.tsx')).CardsPanel),
  },
}
