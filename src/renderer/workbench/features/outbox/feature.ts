import { type Feature, lazyPanel } from '../../hub/feature.ts'
import { outboxCopy } from './copy.ts'

export const outbox: Feature = {
  key: 'outbox',
  mockOnly: true,
  panel: {
    copy: outboxCopy,
    icon: 'mail',
    group: 'study',
    ...lazyPanel(async () => (await import('./outbox-panel.tsx')).OutboxPanel),
  },
}
