import { presenterPath } from '../../../../contract/rules/hosts.ts'
import { bridge } from '../../hub/bridge.ts'
import { attempt } from '../../hub/control/flash.ts'
import { historyQuery, storylinesQuery } from '../../hub/control/queries.ts'
import { cached } from '../../hub/control/query-client.ts'
import { createQueue } from '../../hub/control/turns.ts'
import {
  isPresentingAtom,
  presentedQuietAtom,
  type PresentingView,
  presentingViewAtom,
  tapsAtom,
} from '../../hub/presenting.ts'
import { store } from '../../hub/state.ts'
import { stopPlaying } from '../../hub/stories/scene-play.ts'
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

/** Presents in the window when full screen is refused. */
async function fullScreen(on: boolean): Promise<void> {
  if (bridge) return bridge.setFullScreen(on)
  if (on) await document.documentElement.requestFullscreen().catch(() => {})
  else if (document.fullscreenElement) await document.exitFullscreen().catch(() => {})
}

const inQueue = createQueue()
let underWay = 0
/** Ends {@link goToStep} after the present step. */
let walk = new AbortController()

function endWalk(): void {
  walk.abort()
  walk = new AbortController()
}

/** Runs steps one at a time. Queues one press; more presses come from a held key and are dropped. */
function oneByOne(work: () => Promise<unknown>): Promise<boolean> {
  if (underWay > 1) return Promise.resolve(true)
  underWay += 1
  return inQueue(async () => {
    const went = await attempt(work)
    underWay -= 1
    return went
  })
}

const place = () => cached(historyQuery)?.story ?? null

const storyOf = (key: string | undefined) => cached(storylinesQuery)?.find((story) => story.key === key)

/** Runs the next step. Does nothing after the last step. */
export const goOn = (): Promise<boolean> =>
  oneByOne(async () => {
    const at = place()
    if (at !== null && at.step < (storyOf(at.key)?.steps.length ?? 0)) await stepOn()
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
export function goToStep(step: number): Promise<boolean> {
  const { signal } = walk
  return oneByOne(async () => {
    for (let at = place(); at !== null && at.step !== step && !signal.aborted; at = place())
      await (at.step < step ? stepOn() : stepBack())
  })
}

export function begin(key: string): Promise<boolean> {
  stopWalking()
  return oneByOne(() => {
    // Only the story before it may have asked for dialogs.
    if (storyOf(key)?.quiet === null) store.set(presentedQuietAtom, true)
    return startStory(key)
  })
}

/** Opens the presenter's window beside the stage, or brings it to the front. */
export function openPresenter(): void {
  window.open(presenterPath, 'yoimachi-presenter', 'popup,width=560,height=820')
}
