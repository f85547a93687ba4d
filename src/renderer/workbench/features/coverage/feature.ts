import { type Feature, lazyPanel } from '../../hub/feature.ts'

export const coverage: Feature = {
  key: 'coverage',
  panel: {
    title: '網羅',
    english: 'Coverage',
    icon: 'map',
    group: '調べる',
    words: 'coverage カバレッジ',
    ...lazyPanel(async () => (await import('./coverage-panel.tsx')).CoveragePanel),
  },
}
