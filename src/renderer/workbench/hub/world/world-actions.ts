import { control } from '../control/call-control.ts'
import { noteActiveFaults } from '../control/faults.ts'
import { clockQuery, historyQuery, queryClient, readAgain, scenariosQuery } from '../control/queries.ts'
import { inTurn } from '../control/turns.ts'
import { followStage } from '../phones/shared-stage.ts'

/** Founds a new world. The server keeps the former one as a moment and notifies every page; the phones then log in again. */
export async function resetWorld(choice: Parameters<typeof control.resetWorld>[0] & object): Promise<void> {
  await control.resetWorld(choice)
  await queryClient.invalidateQueries({ queryKey: ['clock'] })
  const scenarios = choice.scenario === undefined ? [] : await queryClient.ensureQueryData(scenariosQuery)
  const title = scenarios.find(({ key }) => key === choice.scenario)?.title
  await noteActiveFaults(title === undefined ? '世界を作り直しました' : `シナリオ「${title}」を始めました`)
}

/** Founds the world of a storyline and shows its people on the phones. */
export function startStory(key: string): Promise<void> {
  return inTurn(async () => {
    await control.startStoryline({ key })
    await followStage()
    await readAgain(historyQuery, clockQuery)
    await noteActiveFaults()
  })
}

/** Runs the next step; the phones show the result. */
export function stepOn(): Promise<void> {
  return inTurn(async () => {
    await control.nextStep()
    await followStage()
    await readAgain(historyQuery, clockQuery)
  })
}

/** Goes back to the moment before the last step. */
export function stepBack(): Promise<void> {
  return inTurn(async () => {
    await control.previousStep()
    await followStage()
    await readAgain(historyQuery, clockQuery)
  })
}
