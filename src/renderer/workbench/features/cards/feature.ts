import { type Feature, lazyPanel } from '../../hub/feature.ts'
import { cardsCopy } from './copy.ts'

export const cards: Feature = {
  key: 'cards',
  mockOnly: true,
  panel: lazyPanel(cardsCopy, 'card', 'act', async () => (await import('./cards-panel.tsx')).CardsPanel),
}
