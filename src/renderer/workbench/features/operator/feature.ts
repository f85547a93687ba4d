import { type Feature, lazyPanel } from '../../hub/feature.ts'

export const operator: Feature = {
  key: 'operator',
  mockOnly: true,
  panel: {
    title: '運営デスク',
    english: "Operator's Desk",
    icon: 'camera',
    group: '作る',
    words: 'operator 年齢確認 書類 メッセージ ランク',
    ...lazyPanel(async () => (await import('./operator-panel.tsx')).OperatorPanel),
  },
}
