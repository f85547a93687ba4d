import { useMockQuery } from '../../hub/control/backend-queries.ts'
import { variantsQuery } from '../../hub/control/queries.ts'
import { type Feature, lazyPanel } from '../../hub/feature.ts'
import { variantCommands } from './commands.ts'
import { variantsCopy } from './copy.ts'

export const variants: Feature = {
  key: 'variants',
  mockOnly: true,
  panel: {
    copy: variantsCopy,
    icon: 'filter',
    group: 'act',
    ...lazyPanel(async () => (await import('./variants-panel.tsx')).VariantsPanel),
  },
  useCommands: () => variantCommands(useMockQuery(variantsQuery).data),
}
