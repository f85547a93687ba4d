import * as z from 'zod/mini'
import type { PhoneDevice } from '../../../../contract/phone-device.ts'
import { mockPhones } from '../control/backend-queries.ts'
import { control } from '../control/call-control.ts'
import { clockQuery } from '../control/clock-query.ts'
import { noteActiveFaults } from '../control/faults.ts'
import { historyQuery, storylinesQuery } from '../control/queries.ts'
import { cached, readAgain } from '../control/query-client.ts'
import { enqueueMove } from '../control/queue.ts'
import { phonesOnStage } from '../phone-state.ts'
import { orderPhone } from '../phones/phone-link.ts'
import { networks, readNetworks, setNetworks } from '../phones/phone-network.ts'
import { chooseQuiet } from '../phones/quiet-stage.ts'
import { refreshingItself, refreshNow } from '../phones/refresh-phones.ts'
import { loadFromScratch } from '../phones/restore-phone.ts'
import { followStage } from '../phones/shared-stage.ts'
import { store, windowAtom } from '../state.ts'
import { scenePlayAtom, stopPlaying } from './play-state.ts'
import { nextAction } from './scene-play.ts'

/** Networks of the phones before each step of the story under way, for the way back. They survive a reload. */
const networksBeforeAtom = windowAtom('networksBefore', z.record(z.string(), networks))

const nothingStored: PhoneDevice = { local: {}, session: {}, scrolls: [] }

/** Founds the world of a storyline and shows its people on the phones. */
export async function startStory(key: string): Promise<void> {
  const story = storyOf(key)
  const onStage = story?.byHand === true
  if (typeof story?.quiet === 'boolean') chooseQuiet(story.quiet)
  stopPlaying()
  store.set(networksBeforeAtom, undefined)
  setNetworks({})
  await enqueueMove(async () => {
    await control.startStoryline({ key, ...(onStage && { onStage }) })
    await followStage()
    await readAgain(historyQuery, clockQuery)
    await noteActiveFaults()
    // Hands find the same pages each time. The world of a capsule has brought the storages of its phones.
    if (!onStage) return
    const device = story.now === null ? undefined : nothingStored
    await Promise.all(mockPhones().map((phone) => loadFromScratch(phone, device)))
  })
  if (onStage) await playStep(0)
}

/** Plays the actions of a step on the phones. @param from the first action to play */
export async function playStep(step: number, from = 0): Promise<void> {
  const play = await enqueueMove(() => beginStep(step, from))
  await play?.()
}

async function beginStep(step: number, from = 0) {
  if (from === 0) store.set(networksBeforeAtom, (before) => ({ ...before, [step]: readNetworks() }))
  return (await import('./play-scene.ts')).beginOnStage(step, from)
}

/** Runs the next step; the phones show the result. Goes on with the present one if it was stopped, as by a reload. */
export async function stepOn(): Promise<void> {
  const play = await enqueueMove(async () => {
    // Read when its turn comes, because an earlier move may lead to another place.
    const at = placeOfStory()
    const last = store.get(scenePlayAtom)
    if (at && last?.state === 'stopped' && last.key === at.key && last.step === at.step)
      return beginStep(at.step, nextAction(last))
    if (at && at.steps[at.step]?.byHand === true) return beginStep(at.step + 1)
    // Hands of other steps find the phones at rest.
    const hasHands = at?.steps.some(({ byHand }) => byHand) === true
    const rest = async () => hasHands && (await import('./page-hands.ts')).restPhones({ isStopped: () => false })
    return refreshingItself(async () => {
      await control.nextStep()
      await followStage()
      await readAgain(historyQuery, clockQuery)
      await rest()
      refreshNow()
      await rest()
    })
  })
  await play?.()
}

/** Goes back to the moment before the last step. A step that is being played ends. */
export async function stepBack(): Promise<void> {
  stopPlaying()
  return enqueueMove(async () => {
    const at = placeOfStory()
    await control.previousStep()
    const before = at && store.get(networksBeforeAtom)?.[at.step]
    if (before) setNetworks(before)
    await followStage()
    await readAgain(historyQuery, clockQuery)
    // What hands have opened on a page goes with its document.
    if (at?.steps.slice(0, at.step).some(({ byHand }) => byHand) === true)
      for (const phone of phonesOnStage()) orderPhone(phone, { kind: 'reload' })
  })
}

/** Plays the last step again from its beginning. */
export async function repeatStep(): Promise<void> {
  const at = placeOfStory()
  if (at?.step === 0) return startStory(at.key)
  await stepBack()
  await stepOn()
}

const storyOf = (key: string) => cached(storylinesQuery)?.find((one) => one.key === key)

/** The story under way with its steps, and the number of the last step. */
function placeOfStory() {
  const place = cached(historyQuery)?.story
  const story = place && storyOf(place.key)
  return story && { ...place, steps: story.steps }
}
