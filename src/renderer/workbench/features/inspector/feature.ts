import { flashProblem } from '../../hub/control/attempt.ts'
import { type Feature, lazyPanel } from '../../hub/feature.ts'
import { inspectorCopy } from './copy.ts'
import { fetchNewRows } from './exchange-rows.ts'
import { loadHar } from './har/open-har.ts'
import { OtherViewLink } from './other-view-link.tsx'

export const inspector: Feature = {
  key: 'inspector',
  panel: {
    ...lazyPanel(inspectorCopy, 'list', 'study', async () => (await import('./inspector-panel.tsx')).InspectorPanel),
    Aside: OtherViewLink,
  },
  on: { exchange: () => void fetchNewRows().catch(flashProblem) },
  drop: {
    name: /\.har$/i,
    async open(file) {
      await loadHar(file)
      return '/inspector?view=calls'
    },
  },
}
