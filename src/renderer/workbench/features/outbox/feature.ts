import { type Feature, lazyPanel } from '../../hub/feature.ts'
import { outboxCopy } from './copy.ts'

export const outbox: Feature = {
  key: 'outbox',
  mockOnly: true,
  panel: lazyPanel(outboxCopy, 'mail', 'study', async () => (await import('./outbox-panel.tsx')).OutboxPanel),
}
