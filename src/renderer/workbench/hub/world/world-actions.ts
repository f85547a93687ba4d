import { textsIn } from '../../../../contract/rules/language.ts'
import { control } from '../control/call-control.ts'
import { noteActiveFaults } from '../control/faults.ts'
import { scenariosQuery } from '../control/queries.ts'
import { queryClient } from '../control/query-client.ts'
import { currentCopy, currentLanguage } from '../language.ts'
import { worldCopy } from './copy.ts'

/** Founds a new world. The server keeps the former one as a moment and notifies every page; the phones then log in again. */
export async function resetWorld(choice: Parameters<typeof control.resetWorld>[0] & object): Promise<void> {
  await control.resetWorld(choice)
  await queryClient.invalidateQueries({ queryKey: ['clock'] })
  const scenarios = choice.scenario === undefined ? [] : await queryClient.ensureQueryData(scenariosQuery)
  const words = currentCopy(worldCopy)
  const scenario = scenarios.find(({ key }) => key === choice.scenario)
  await noteActiveFaults(scenario ? words.startedScenario(textsIn(currentLanguage(), scenario).title) : words.founded)
}
