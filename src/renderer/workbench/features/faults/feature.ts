import { useQuery } from '@tanstack/react-query'
import type { Failure } from '../../../../contract/control/documented-calls.ts'
import type { Fault } from '../../../../contract/control/faults.ts'
import { type Command, type CommandRow, inGroup, inLongGroup } from '../../hub/commands.ts'
import { control } from '../../hub/control/call-control.ts'
import { endpointCopy } from '../../hub/control/endpoint-copy.ts'
import { setFaults } from '../../hub/control/faults.ts'
import { attempt, flash } from '../../hub/control/flash.ts'
import { type Feature, lazyPanel } from '../../hub/feature.ts'
import { inBoth } from '../../hub/language.ts'
import { faultsCopy } from './copy.ts'
import { FaultBadge, FaultChip } from './fault-chip.tsx'
import { faultPresets } from './fault-form.tsx'
import { failuresQuery, showFailure } from './show-failure.ts'

/** Replaces the faults and says it. */
const changeFaults = (change: (faults: readonly Fault[]) => readonly Fault[], done: string) =>
  attempt(async () => {
    await setFaults(change(await control.listFaults()))
    flash(done)
  })

/** Faults, and the documented refusals one by one. */
export const faultCommands = (failures: readonly Failure[]): readonly Command[] => [
  ...inGroup('faults', faultsCopy, ({ command, presets }) => [
    ...faultPresets.map(({ name, fault }): CommandRow => [
      command.add(presets[name]),
      '',
      'bolt',
      () => changeFaults((faults) => [...faults, fault], command.added(presets[name])),
    ]),
    [command.clear, '', 'close', () => changeFaults(() => [], command.cleared)],
  ]),
  ...inLongGroup('failures', faultsCopy, ({ command }) =>
    failures.map((failure) => [
      command.showFailure(failure.text),
      `failure ${inBoth(endpointCopy, (titles) => titles[failure.call] ?? '')} ${failure.status} ${failure.path} ${failure.ids.join(' ')}`,
      'warning',
      () => attempt(() => showFailure(failure)),
    ]),
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
