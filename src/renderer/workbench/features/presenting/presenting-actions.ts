import { presenterPath } from '../../../../contract/rules/hosts.ts'
import { bridge } from '../../hub/bridge.ts'
import { attempt } from '../../hub/control/flash.ts'
import { historyQuery, storylinesQuery } from '../../hub/control/queries.ts'
import { cached } from '../../hub/control/query-client.ts'
import { createQueue } from '../../hub/control/queue.ts'
import {
  isPresentingAtom,
  presentedQuietAtom,
  type PresentingView,
  presentingViewAtom,
  tapsAtom,
} from '../../hub/presenting.ts'
import { store } from '../../hub/state.ts'
import { playEnd, stopPlaying } from '../../hub/stories/scene-play.ts'
import { startStory, stepBack, stepOn } from '../../hub/stories/story-steps.ts'

/** Shows only the stage, in full screen where allowed. It is quiet, unless the running story says otherwise. */
export function present(): void {
  if (store.get(isPresentingAtom)) return
  store.set(presentedQuietAtom, storyOf(place()?.key)?.quiet ?? true)
  changeView({ curtain: false })
  store.set(isPresentingAtom, true)
  void fullScreen(true)
}

export function endPresenting(): void {
  if (!store.get(isPresentingAtom)) return
  store.set(isPresentingAtom, false)
  endWalk()
  store.set(tapsAtom, [])
  void fullScreen(false)
}

export function changeView(change: Partial<PresentingView>): void {
  store.set(presentingViewAtom, (view) => ({ ...view, ...change }))
}

/** What is shown to the audience or not, each by a key. */
export const viewSwitches = [
  { name: 'curtain', letter: 'B' },
  { name: 'time', letter: 'T' },
  { name: 'taps', letter: 'P' },
] as const

export const toggleView = (name: (typeof viewSwitches)[number]['name']): void =>
  changeView({ [name]: !store.get(presentingViewAtom)[name] })

/** Presents in the window when full screen is refused. */
async function fullScreen(on: boolean): Promise<void> {
  if (bridge) return bridge.setFullScreen(on)
  if (on) await document.documentElement.requestFullscreen().catch(() => {})
  // The presentation may have ended before the screen was full.
  if (!store.get(isPresentingAtom) && document.fullscreenElement) await document.exitFullscreen().catch(() => {})
}

/** Presses that go through the story. A step back, another story and the end of the presentation drop those that wait. */
interface Walk {
  isEnded: boolean
  /** Number of presses whose steps run or wait. */
  underWay: number
}

const enqueueStep = createQueue()
let walk: Walk = { isEnded: false, underWay: 0 }

/** Drops the presses that wait, and ends {@link goToStep} after the present step. */
function endWalk(): void {
  walk.isEnded = true
  walk = { isEnded: false, underWay: 0 }
}

/** Runs steps one at a time. Queues one press; more presses come from a held key and are dropped. */
function oneByOne(work: (mine: Walk) => Promise<unknown>): Promise<boolean> {
  const mine = walk
  if (mine.underWay > 1) return Promise.resolve(true)
  mine.underWay += 1
  return enqueueStep(async () => {
    const went = mine.isEnded || (await attempt(() => work(mine)))
    mine.underWay -= 1
    return went
  })
}

const place = () => cached(historyQuery)?.story ?? null

const storyOf = (key: string | undefined) => cached(storylinesQuery)?.find((story) => story.key === key)

/** Runs the next step. Does nothing after the last step. */
export const goOn = (): Promise<boolean> =>
  oneByOne(async (mine) => {
    await playEnd()
    const at = place()
    if (!mine.isEnded && at !== null && at.step < (storyOf(at.key)?.steps.length ?? 0)) await stepOn()
  })

/** Ends the scene that is being played, and the steps that {@link goToStep} would go after it. */
function stopWalking(): void {
  endWalk()
  stopPlaying()
}

/** Goes back one step; one that is being played ends at once. Does nothing before the first step. */
export function goBack(): Promise<boolean> {
  stopWalking()
  return oneByOne(async () => {
    if ((place()?.step ?? 0) > 0) await stepBack()
  })
}

/** Goes to a step, one step at a time, until a step back, another story or the end of the presentation. */
export const goToStep = (step: number): Promise<boolean> =>
  oneByOne(async (mine) => {
    await playEnd()
    for (let at = place(); at !== null && at.step !== step && !mine.isEnded; at = place())
      await (at.step < step ? stepOn() : stepBack())
  })

export function begin(key: string): Promise<boolean> {
  stopWalking()
  return oneByOne(() => {
    // Only the story before it may have asked for dialogs.
    if (storyOf(key)?.quiet === null) store.set(presentedQuietAtom, true)
    return startStory(key)
  })
}

/** What a presenter orders, with a key or in the window beside the stage. */
export const orders = { next: goOn, back: goBack, end: endPresenting } as const

/** Opens the presenter's window beside the stage, or brings it to the front. */
export function openPresenter(): void {
  window.open(presenterPath, 'yoimachi-presenter', 'popup,width=560,height=820')
}
