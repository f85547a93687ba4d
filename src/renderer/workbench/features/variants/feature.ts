import { useMockQuery, variantsQuery } from '../../hub/control/queries.ts'
import { type Feature, lazyPanel } from '../../hub/feature.ts'
import { variantCommands } from './commands.ts'

export const variants: Feature = {
  key: 'variants',
  mockOnly: true,
  panel: {
    title: 'バリエーション',
    english: 'Variants',
    icon: 'filter',
    group: '作る',
    words: 'variants 切り替え 料金',
    ...lazyPanel(async () => (await import('./variants-panel.tsx')).VariantsPanel),
  },
  useCommands: () => variantCommands(useMockQuery(variantsQuery).data),
}
