import { atom } from 'jotai'
import { atomWithStorage } from 'jotai/utils'
import type { PhoneName } from '../../../contract/rules/start-options.ts'

/** Whether this window shows the stage alone, to an audience. */
export const isPresentingAtom = atom(false)

export interface PresentingView {
  /** Which of the first two phones. */
  readonly shown: 'a' | 'b' | 'both'
  /** A curtain hides the stage. */
  readonly curtain: boolean
  readonly time: boolean
  /** Whether touches on a phone leave a mark for a moment. */
  readonly taps: boolean
}

/** What the audience sees. It is kept in this browser, so the stage and the presenter's window have the same. */
export const presentingViewAtom = atomWithStorage<PresentingView>(
  'yoimachi.workbench.presenting',
  { shown: 'both', curtain: false, time: true, taps: true },
  undefined,
  { getOnInit: true },
)

/** The phones that an audience sees, of those on the stage. */
export function presentedPhones(onStage: readonly PhoneName[], shown: PresentingView['shown']): readonly PhoneName[] {
  const two = onStage.slice(0, 2)
  const wanted = two.filter((name) => shown === 'both' || shown === name)
  return wanted.length > 0 ? wanted : two.slice(0, 1)
}

export interface Tap {
  readonly id: number
  readonly phone: PhoneName
  readonly x: number
  readonly y: number
}
/** Where pointers went down a moment ago. */
export const tapsAtom = atom<readonly Tap[]>([])
