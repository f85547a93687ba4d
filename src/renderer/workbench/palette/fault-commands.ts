import type { Failure } from '../../../contract/control/define-control.ts'
import { listFaults } from '../../../contract/control/faults.ts'
import { callControl } from '../control/call-control.ts'
import { endpointTitle } from '../control/endpoint-titles.ts'
import { setFaults } from '../panels/faults/fault-actions.ts'
import { faultPresets } from '../panels/faults/fault-presets.ts'
import { showFailure } from '../panels/faults/show-failure.ts'
import { attempt, flash } from '../parts/flash.ts'
import type { Command } from './command.ts'

/** Disturbances, and the documented refusals one by one. */
export function faultCommands(failures: readonly Failure[]): readonly Command[] {
  return [
    ...faultPresets.map(({ title, fault }) => ({
      id: `fault-${title}`,
      group: '障害',
      title: `障害「${title}」を加える`,
      words: 'fault',
      icon: 'bolt' as const,
      run: () =>
        attempt(async () => {
          await setFaults([...(await callControl(listFaults)), fault])
          flash(`障害「${title}」を加えました`)
        }),
    })),
    {
      id: 'fault-none',
      group: '障害',
      title: '障害をすべて解除',
      words: 'fault clear',
      icon: 'close',
      run: () =>
        attempt(async () => {
          await setFaults([])
          flash('障害をすべて解除しました')
        }),
    },
    ...failures.map((failure) => ({
      id: `failure-${failure.call}-${failure.code}-${failure.status}`,
      group: 'この失敗を見せる',
      title: `「${failure.text}」を見せる`,
      words: `failure ${endpointTitle({ id: failure.call, summary: '' })} ${failure.status} ${failure.path} ${failure.ids.join(' ')}`,
      icon: 'warning' as const,
      isOneOfMany: true as const,
      run: () => attempt(() => showFailure(failure)),
    })),
  ]
}
