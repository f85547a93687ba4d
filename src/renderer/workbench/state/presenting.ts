import { atom } from 'jotai'
import { atomWithStorage } from 'jotai/utils'
import type { PhoneName } from '../../../contract/rules/start-options.ts'

/** Whether this window shows only the stage, to an audience. */
export const isPresentingAtom = atom(false)

export interface PresentingView {
  /** Visible phones of the first two. */
  readonly shown: 'a' | 'b' | 'both'
  readonly curtain: boolean
  readonly time: boolean
  /** Whether touches on a phone leave a short-lived mark. */
  readonly taps: boolean
}

/** View of the audience. Stored in this browser, so that the stage and the presenter's window share it. */
export const presentingViewAtom = atomWithStorage<PresentingView>(
  'yoimachi.workbench.presenting',
  { shown: 'both', curtain: false, time: true, taps: true },
  undefined,
  { getOnInit: true },
)

/** Phones of the stage that the audience sees. */
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
/** Recent touches. */
export const tapsAtom = atom<readonly Tap[]>([])
