import { type Feature, lazyPanel } from '../../hub/feature.ts'

export const outbox: Feature = {
  key: 'outbox',
  mockOnly: true,
  panel: {
    title: '送信メール',
    english: 'Sent Mail',
    icon: 'mail',
    group: '調べる',
    words: 'outbox mail メール',
    ...lazyPanel(async () => (await import('./outbox-panel.tsx')).OutboxPanel),
  },
}
