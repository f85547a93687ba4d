import type { Failure } from '../../../../contract/control/documented-calls.ts'
import type { Fault } from '../../../../contract/control/exchanges.ts'
import { type Command, type CommandRow, inGroup, inLongGroup } from '../../hub/commands.ts'
import { control } from '../../hub/control/call-control.ts'
import { endpointTitle } from '../../hub/control/endpoint-titles.ts'
import { setFaults } from '../../hub/control/faults.ts'
import { attempt, flash } from '../../hub/control/flash.ts'
import { showFailure } from './fault-actions.ts'
import { faultPresets } from './fault-form.tsx'

/** Replaces the faults and says it. */
const changeFaults = (change: (faults: readonly Fault[]) => readonly Fault[], done: string) =>
  attempt(async () => {
    await setFaults(change(await control.listFaults()))
    flash(done)
  })

/** Faults, and the documented refusals one by one. */
export const faultCommands = (failures: readonly Failure[]): readonly Command[] => [
  ...inGroup('障害', [
    ...faultPresets.map(({ title, fault }): CommandRow => [
      `障害「${title}」を加える`,
      'fault',
      'bolt',
      () => changeFaults((faults) => [...faults, fault], `障害「${title}」を加えました`),
    ]),
    ['障害をすべて解除', 'fault clear', 'close', () => changeFaults(() => [], '障害をすべて解除しました')],
  ]),
  ...inLongGroup(
    'この失敗を見せる',
    failures.map((failure) => [
      `「${failure.text}」を見せる`,
      `failure ${endpointTitle({ id: failure.call, summary: '' })} ${failure.status} ${failure.path} ${failure.ids.join(' ')}`,
      'warning',
      () => attempt(() => showFailure(failure)),
    ]),
  ),
]
