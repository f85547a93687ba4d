import { type Feature, lazyPanel } from '../../hub/feature.ts'
import { coverageCopy } from './copy.ts'

export const coverage: Feature = {
  key: 'coverage',
  panel: {
    copy: coverageCopy,
    icon: 'map',
    group: 'study',
    ...lazyPanel(async () => (await import('./coverage-panel.tsx')).CoveragePanel),
  },
}
