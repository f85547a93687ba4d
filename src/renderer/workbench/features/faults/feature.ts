import { useQuery } from '@tanstack/react-query'
import { type Feature, lazyPanel } from '../../hub/feature.ts'
import { faultCommands } from './commands.ts'
import { failuresQuery } from './fault-actions.ts'
import { FaultBadge, FaultChip } from './fault-chip.tsx'

export const faults: Feature = {
  key: 'faults',
  panel: {
    title: '障害',
    english: 'Faults',
    icon: 'bolt',
    group: '作る',
    words: 'faults 遅延 エラー 切断',
    ...lazyPanel(async () => (await import('./faults-panel.tsx')).FaultsPanel),
    Badge: FaultBadge,
  },
  useCommands: () => faultCommands(useQuery(failuresQuery).data ?? []),
  slots: { topTools: FaultChip },
}
