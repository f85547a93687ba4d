import { control } from '../control/call-control.ts'
import { noteActiveFaults } from '../control/faults.ts'
import { queryClient, scenariosQuery } from '../control/queries.ts'

/** Founds a new world. The server keeps the former one as a moment and notifies every page; the phones then log in again. */
export async function resetWorld(choice: Parameters<typeof control.resetWorld>[0] & object): Promise<void> {
  await control.resetWorld(choice)
  await queryClient.invalidateQueries({ queryKey: ['clock'] })
  const scenarios = choice.scenario === undefined ? [] : await queryClient.ensureQueryData(scenariosQuery)
  const title = scenarios.find(({ key }) => key === choice.scenario)?.title
  await noteActiveFaults(title === undefined ? '世界を作り直しました' : `シナリオ「${title}」を始めました`)
}
