import { type Feature, lazyPanel } from '../../hub/feature.ts'
import { coverageCopy } from './copy.ts'

export const coverage: Feature = {
  key: 'coverage',
  panel: lazyPanel(coverageCopy, 'map', 'study', async () => (await import('./coverage-panel.tsx')).CoveragePanel),
}
