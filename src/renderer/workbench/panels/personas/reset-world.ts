import { resetWorld as reset } from '../../../../contract/control/world.ts'
import type { RequestInput } from '../../../../contract/wire/endpoint.ts'
import { callControl } from '../../control/call-control.ts'
import { scenariosQuery } from '../../control/queries.ts'
import { queryClient } from '../../control/query-client.ts'
import { flash } from '../../parts/flash.ts'

/** Founds a new world. The server leaves a rewind point and tells every page; the phones then log in again. */
export async function resetWorld(choice: RequestInput<typeof reset>): Promise<void> {
  await callControl(reset, choice)
  await queryClient.invalidateQueries({ queryKey: ['clock'] })
  const scenarios = choice.scenario === undefined ? [] : await queryClient.ensureQueryData(scenariosQuery)
  const title = scenarios.find(({ key }) => key === choice.scenario)?.title
  flash(title === undefined ? '世界を作り直しました' : `シナリオ「${title}」を始めました`)
}
