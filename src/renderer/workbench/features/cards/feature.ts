import { type Feature, lazyPanel } from '../../hub/feature.ts'

export const cards: Feature = {
  key: 'cards',
  mockOnly: true,
  panel: {
    title: 'カードデスク',
    english: 'Card Desk',
    icon: 'card',
    group: '作る',
    words: 'card 決済 テスト番号',
    ...lazyPanel(async () => (await import('./cards-panel.tsx')).CardsPanel),
  },
}
