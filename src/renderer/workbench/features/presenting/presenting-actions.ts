import { presenterPath } from '../../../../contract/rules/hosts.ts'
import {
  isPresentingAtom,
  presentedQuietAtom,
  type PresentingView,
  presentingViewAtom,
  tapsAtom,
} from '../../hub/presenting.ts'
import { store } from '../../hub/state.ts'
import { enterFullScreen, leaveFullScreen } from './full-screen.ts'
import { dropPresses, playNextStep, presentedStory, undoStep } from './story-presses.ts'

/** Shows only the stage, in full screen where allowed. It is quiet, unless the running story says otherwise. */
export function present(): void {
  if (store.get(isPresentingAtom)) return
  store.set(presentedQuietAtom, presentedStory()?.quiet ?? true)
  changeView({ curtain: false })
  store.set(isPresentingAtom, true)
  void enterFullScreen()
}

export function endPresenting(): void {
  if (!store.get(isPresentingAtom)) return
  store.set(isPresentingAtom, false)
  dropPresses()
  store.set(tapsAtom, [])
  void leaveFullScreen()
}

export const changeView = (change: Partial<PresentingView>): void =>
  store.set(presentingViewAtom, (view) => ({ ...view, ...change }))

/** What is shown to the audience or not, each by a key. */
export const viewSwitches = [
  { name: 'curtain', letter: 'B' },
  { name: 'time', letter: 'T' },
  { name: 'taps', letter: 'P' },
] as const

export const toggleView = (name: (typeof viewSwitches)[number]['name']): void =>
  changeView({ [name]: !store.get(presentingViewAtom)[name] })

/** What a presenter orders, with a key or in the window beside the stage. */
export const orders = { next: playNextStep, back: undoStep, end: endPresenting } as const
export type Order = keyof typeof orders

/** Opens the presenter's window beside the stage, or brings it to the front. */
export function openPresenter(): void {
  window.open(presenterPath, 'yoimachi-presenter', 'popup,width=560,height=820')
}
