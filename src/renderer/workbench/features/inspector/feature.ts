import { type Feature, lazyPanel } from '../../hub/feature.ts'
import { fetchNewRows } from './exchange-rows.ts'
import { loadHar } from './har.ts'
import { OtherViewLink } from './other-view-link.tsx'

export const inspector: Feature = {
  key: 'inspector',
  panel: {
    title: '通信と時系列',
    english: 'Traffic and Timeline',
    icon: 'list',
    group: '調べる',
    words: 'inspector http cable 逸脱 timeline メール 課金 出来事 移動',
    ...lazyPanel(async () => (await import('./inspector-panel.tsx')).InspectorPanel),
    Aside: OtherViewLink,
  },
  on: { exchange: () => void fetchNewRows() },
  drop: {
    name: /\.har$/i,
    async open(file) {
      await loadHar(file)
      return '/inspector?view=calls'
    },
  },
}
