import { useQuery } from '@tanstack/react-query'
import { type Feature, lazyPanel } from '../../hub/feature.ts'
import { faultCommands } from './commands.ts'
import { faultsCopy } from './copy.ts'
import { FaultBadge, FaultChip } from './fault-chip.tsx'
import { failuresQuery } from './show-failure.ts'

export const faults: Feature = {
  key: 'faults',
  panel: {
    ...lazyPanel(faultsCopy, 'bolt', 'act', async () => (await import('./faults-panel.tsx')).FaultsPanel),
    Badge: FaultBadge,
  },
  useCommands: () => faultCommands(useQuery(failuresQuery).data ?? []),
  slots: { topTools: FaultChip },
}
