import { control } from '../control/call-control.ts'
import { noteActiveFaults } from '../control/faults.ts'
import { flash } from '../control/flash.ts'
import { clockQuery, historyQuery, nowOf, queryClient, readAgain, scenariosQuery } from '../control/queries.ts'
import { inTurn } from '../control/turns.ts'
import { followStage } from '../phones/shared-stage.ts'
import { formatMoment } from './moments.ts'

/** Keeps the present world under a name. The default name is its instant. */
export async function saveWorld(name: string): Promise<void> {
  const clock = queryClient.getQueryData(clockQuery.queryKey)
  const given = name.trim() || `${clock ? formatMoment(nowOf(clock)) : ''} の世界`.trim()
  await control.nameMoment({ name: given })
  await readAgain(historyQuery)
  flash(`「${given}」を保存しました`)
}

/** Takes the name of a moment away; the moment stays in the history for a while. */
export async function deleteSavedWorld(moment: number): Promise<void> {
  await control.unnameMoment({ id: moment })
  await readAgain(historyQuery)
}

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

/**
 * Acts as the operator or as a member, and confirms with a message.
 * @throws ControlProblem with the server's words when the act is refused
 */
export async function operate(act: () => Promise<unknown>, done: string): Promise<void> {
  await act()
  await queryClient.invalidateQueries({ queryKey: ['operator'] })
  await queryClient.invalidateQueries({ queryKey: ['clock'] })
  flash(done)
}
