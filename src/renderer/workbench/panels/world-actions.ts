import type { ControlEndpoint } from '../../../contract/control/define-control.ts'
import {
  deleteSnapshot as remove,
  restoreSnapshot as restore,
  takeSnapshot,
} from '../../../contract/control/history.ts'
import { nextStep, previousStep, startStoryline } from '../../../contract/control/storylines.ts'
import { resetWorld as reset } from '../../../contract/control/world.ts'
import type { RequestInput } from '../../../contract/wire/endpoint.ts'
import { callControl } from '../control/call-control.ts'
import {
  clockQuery,
  historyQuery,
  nowOf,
  queryClient,
  readAgain,
  scenariosQuery,
  snapshotsQuery,
} from '../control/queries.ts'
import { flash } from '../parts/flash.ts'
import { playScene } from '../stage/phone-actions.ts'
import { keepScene, placePhones, rememberCast, renewPhones } from '../stage/renew-phones.ts'
import { formatMoment } from '../time/moments.ts'

/** Keeps the present world under a name. The default name is its instant. */
export async function saveSnapshot(name: string): Promise<void> {
  const clock = queryClient.getQueryData(clockQuery.queryKey)
  const given = name.trim() || `${clock ? formatMoment(nowOf(clock)) : ''} の世界`.trim()
  await callControl(takeSnapshot, { name: given })
  await readAgain(snapshotsQuery, clockQuery)
  flash(`「${given}」を保存しました`)
}

export async function restoreSnapshot(id: number, name: string): Promise<void> {
  await callControl(restore, { id })
  await readAgain(snapshotsQuery, clockQuery)
  flash(`「${name}」に戻しました`)
}

export async function deleteSnapshot(id: number): Promise<void> {
  await callControl(remove, { id })
  await readAgain(snapshotsQuery, clockQuery)
}

/** Founds a new world. The server keeps a rewind point and notifies every page; the phones then log in again. */
export async function resetWorld(choice: RequestInput<typeof reset>): Promise<void> {
  await callControl(reset, choice)
  await queryClient.invalidateQueries({ queryKey: ['clock'] })
  const scenarios = choice.scenario === undefined ? [] : await queryClient.ensureQueryData(scenariosQuery)
  const title = scenarios.find(({ key }) => key === choice.scenario)?.title
  flash(title === undefined ? '世界を作り直しました' : `シナリオ「${title}」を始めました`)
}

/** Founds the world of a storyline and puts its members on the phones. Other phones log their members in again. */
export async function startStory(key: string): Promise<void> {
  await placePhones(async () => {
    const scene = await callControl(startStoryline, { key })
    await rememberCast()
    keepScene(scene)
    await Promise.all([playScene(scene, true), renewPhones((phone) => scene.cast[phone] === undefined)])
  })
  await readAgain(historyQuery, clockQuery)
}

/** Runs the next step; the phones show the result. */
export async function stepOn(): Promise<void> {
  await playScene(await callControl(nextStep), false)
  await readAgain(historyQuery, clockQuery)
}

/** Goes back to the moment before the last step. */
export async function stepBack(): Promise<void> {
  await playScene(await callControl(previousStep), true)
  await readAgain(historyQuery, clockQuery)
}

/**
 * Acts as the operator or as a member, and confirms with a message.
 * @throws ControlProblem with the server's words when the act is refused
 */
export async function operate<E extends ControlEndpoint>(
  endpoint: E,
  input: RequestInput<E>,
  done: string,
): Promise<void> {
  await callControl<ControlEndpoint>(endpoint, input)
  await queryClient.invalidateQueries({ queryKey: ['operator'] })
  await queryClient.invalidateQueries({ queryKey: ['clock'] })
  flash(done)
}
