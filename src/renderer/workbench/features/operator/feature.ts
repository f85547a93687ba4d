import { type Feature, lazyPanel } from '../../hub/feature.ts'
import { operatorCopy } from './copy.ts'

export const operator: Feature = {
  key: 'operator',
  mockOnly: true,
  panel: lazyPanel(operatorCopy, 'camera', 'act', async () => (await import('./operator-panel.tsx')).OperatorPanel),
}
