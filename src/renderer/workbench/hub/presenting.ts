import { atom } from 'jotai'
import { RESET } from 'jotai/utils'
import * as z from 'zod/mini'
import type { PhoneName } from '../../../contract/rules/hosts.ts'
import { quietAtom, store, storedAtom, windowAtom } from './state.ts'

/** Epoch milliseconds, the same in all windows of the browser. */
export const sharedNow = (): number => performance.timeOrigin + performance.now()

/** Start of the presentation whose page unloads, for the next load of its window. */
const leftSinceAtom = windowAtom('presentingSince', z.number())

/** Start of the presentation of this window, epoch milliseconds; undefined without one. A reload goes on with it. */
export const presentingSinceAtom = atom(store.get(leftSinceAtom))
// A duplicate of this tab copies its storage, and must not present, too.
store.set(leftSinceAtom, RESET)

/** Leaves the presentation of this window to its next load. */
export const leavePresentation = (): void => store.set(leftSinceAtom, store.get(presentingSinceAtom) ?? RESET)

/** Whether this window shows only the stage, to an audience. */
export const isPresentingAtom = atom(
  (get) => get(presentingSinceAtom) !== undefined,
  (_get, set, isOn: boolean) => set(presentingSinceAtom, isOn ? sharedNow() : undefined),
)

/** Whether the stage is quiet for the audience. Ends with the presentation, so {@link quietAtom} stays as chosen. */
export const presentedQuietAtom = windowAtom('presentedQuiet', z.boolean())

/** Whether the phones are quiet now. */
export const isQuietAtom = atom((get) => (get(isPresentingAtom) ? (get(presentedQuietAtom) ?? true) : get(quietAtom)))

const presentingView = z.object({
  /** Visible phones of the first two. */
  shown: z.enum(['a', 'b', 'both']),
  curtain: z.boolean(),
  time: z.boolean(),
  /** Whether touches on a phone leave a short-lived mark. */
  taps: z.boolean(),
})
export type PresentingView = z.output<typeof presentingView>

const wholeStage = { shown: 'both', curtain: false, time: true, taps: true } as const

/** View of the audience. Stored in this browser, so that the stage and the presenter's window share it. */
export const presentingViewAtom = storedAtom('presenting', presentingView, wholeStage)

/** Phones of the stage that the audience sees. */
export function presentedPhones(onStage: readonly PhoneName[], shown: PresentingView['shown']): readonly PhoneName[] {
  const two = onStage.slice(0, 2)
  const wanted = two.filter((name) => shown === 'both' || shown === name)
  return wanted.length > 0 ? wanted : two.slice(0, 1)
}

/** A touch on a phone, in CSS px of its page. */
export interface Tap {
  readonly id: string
  readonly phone: PhoneName
  readonly x: number
  readonly y: number
}
/** Recent touches. */
export const tapsAtom = atom<readonly Tap[]>([])
