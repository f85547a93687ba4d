import { useQuery } from '@tanstack/react-query'
import type { Failure } from '../../../../contract/control/documented-calls.ts'
import type { Fault } from '../../../../contract/control/faults.ts'
import { type Command, type CommandRow, inGroup, inLongGroup } from '../../hub/commands.ts'
import { attempt } from '../../hub/control/attempt.ts'
import { endpointCopy } from '../../hub/control/endpoint-copy.ts'
import { addFault, clearFaults } from '../../hub/control/faults.ts'
import { flash } from '../../hub/control/flash.ts'
import { type Feature, lazyPanel } from '../../hub/feature.ts'
import { inBoth } from '../../hub/language.ts'
import { faultsCopy } from './copy.ts'
import { failuresQuery } from './failures.ts'
import { FaultBadge } from './fault-badge.tsx'
import { FaultChip } from './fault-chip.tsx'
import { faultPresets } from './fault-presets.ts'
import { showFailure } from './show-failure.ts'

/** Adds a fault and says it. */
const add = (fault: Fault, done: string) =>
  attempt(async () => {
    await addFault(fault)
    flash(done)
  })

/** Faults, and the documented refusals one by one. */
export const faultCommands = (failures: readonly Failure[]): readonly Command[] => [
  ...inGroup('faults', faultsCopy, ({ command, presets }) => [
    ...faultPresets.map(({ name, fault }): CommandRow => ({
      title: command.add(presets[name]),
      icon: 'bolt',
      run: () => add(fault, command.added(presets[name])),
    })),
    { title: command.clear, icon: 'close', run: () => attempt(clearFaults) },
  ]),
  ...inLongGroup('failures', faultsCopy, ({ command }) =>
    failures.map((failure) => ({
      title: command.showFailure(failure.text),
      search: `failure ${inBoth(endpointCopy, (titles) => titles[failure.call] ?? '')} ${failure.status} ${failure.path} ${failure.ids.join(' ')}`,
      icon: 'warning',
      run: () => attempt(() => showFailure(failure)),
    })),
  ),
]

export const faults: Feature = {
  key: 'faults',
  panel: {
    ...lazyPanel(faultsCopy, 'bolt', 'act', async () => (await import('./faults-panel.tsx')).FaultsPanel),
    Badge: FaultBadge,
  },
  useCommands: () => faultCommands(useQuery(failuresQuery).data ?? []),
  slots: { topTools: FaultChip },
}
