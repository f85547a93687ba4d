import { QueryObserver } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { controlCalls } from '../../../../contract/control/endpoints.ts'
import { storyAction } from '../../../../contract/storyline/actions.ts'
import { playScene, type Progress } from '../../../../contract/storyline/play-storyline.ts'
import type { StoryPart } from '../../../../contract/storyline/story-parts.ts'
import { control, sendOnUnload } from '../control/call-control.ts'
import { clockQuery } from '../control/clock-query.ts'
import { ControlProblem } from '../control/control-problem.ts'
import { historyQuery } from '../control/queries.ts'
import { queryClient, readAgain } from '../control/query-client.ts'
import { currentCopy } from '../language.ts'
import { phonesAtom, phonesOnStage } from '../phone-state.ts'
import { orderPhone } from '../phones/phone-link.ts'
import { refreshingItself } from '../phones/refresh-phones.ts'
import { followStage } from '../phones/shared-stage.ts'
import { store } from '../state.ts'
import { storyFaultCopy } from './copy.ts'
import { handsCopy } from './hands-copy.ts'
import { restPhones } from './page-hands.ts'
import { isPlaying, leavePlayer, onStop, player, scenePlayAtom } from './play-state.ts'
import { faultsOf, newPlay, withProgress } from './scene-play.ts'
import { handsOnStage, type Run, stoppable } from './stage-hands.ts'

const actions = z.array(storyAction)

/**
 * Begins a scene on the phones of the stage, within the queue of moves. Its changes are one moment of history. Returns the
 * function that plays it from an action on, outside the queue; undefined while a scene is played.
 */
export async function beginOnStage(step: number, from: number): Promise<(() => Promise<void>) | undefined> {
  if (isPlaying()) return undefined
  // The moment before the scene keeps what the phones show now.
  await followStage()
  const scene = await control.beginScene({ player, step })
  const { key, title, place } = scene
  const part = { title, place, actions: z.parse(actions, scene.actions) }
  store.set(scenePlayAtom, newPlay({ key, step, cast: castNow(), actions: part.actions }, from))
  return () => playPart(key, part, from)
}

/**
 * Plays a scene that was begun. At a failure everything stays as it is.
 * @throws ControlProblem for a failed action or expectation
 */
async function playPart(key: string, part: StoryPart, from: number): Promise<void> {
  const run: Run = { key, isStopped: false, action: from }
  const unwatch = await watchForStop(() => stop(run))
  try {
    const state = await playToEnd(part, run, from)
    setPlayState(state)
    if (state !== 'failed') return
    const faults = faultsOf(store.get(scenePlayAtom)).map(currentCopy(storyFaultCopy).fault)
    throw new ControlProblem(409, currentCopy(handsCopy).stoppedIn(part.title), faults.join('\n'))
  } catch (cause) {
    if (isPlaying()) setPlayState('failed')
    throw cause
  } finally {
    unwatch()
    await control.endScene({ player }).catch(() => {})
    await readAgain(historyQuery, clockQuery)
  }
}

type PlayEnd = 'passed' | 'failed' | 'stopped'

/** Plays the actions of a scene, and waits until the phones are at rest. */
function playToEnd(part: StoryPart, run: Run, from: number): Promise<PlayEnd> {
  const follow = (progress: Progress) => {
    if (progress.expectation === undefined) run.action = progress.action
    store.set(scenePlayAtom, (scene) => scene && withProgress(scene, progress))
  }
  return refreshingItself(async () => {
    const { outcome } = await playScene(part, { ...(await handsOnStage(run)), follow }, from)
    await restPhones(stoppable(run))
    if (run.isStopped) return 'stopped'
    return outcome === 'passed' ? 'passed' : 'failed'
  })
}

function stop(run: Run): void {
  if (run.isStopped) return
  run.isStopped = true
  for (const phone of phonesOnStage()) orderPhone(phone, { kind: 'stop' })
}

/**
 * Stops play when the person stops it, and when the server says that this window plays no more, because a way back or
 * another world has ended the scene. Ends the scene on the server when the page unloads, and lets the next load go on with it.
 * @returns the function that ends watching
 */
async function watchForStop(end: () => void): Promise<() => void> {
  const removeStop = onStop(end)
  const onPageHide = () => {
    leavePlayer()
    sendOnUnload(controlCalls.endScene, { player })
  }
  window.addEventListener('pagehide', onPageHide)
  await readAgain(historyQuery)
  const unsubscribe = new QueryObserver(queryClient, historyQuery).subscribe(({ data }) => {
    if (data && data.player !== player) end()
  })
  return () => {
    window.removeEventListener('pagehide', onPageHide)
    unsubscribe()
    removeStop()
  }
}

function castNow() {
  const phones = store.get(phonesAtom)
  return Object.fromEntries(phonesOnStage().map((phone) => [phone, phones[phone].email]))
}

function setPlayState(state: PlayEnd): void {
  store.set(scenePlayAtom, (play) => play && { ...play, state })
}
