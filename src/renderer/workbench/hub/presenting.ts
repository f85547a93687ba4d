import { atom } from 'jotai'
import * as z from 'zod/mini'
import type { PhoneName } from '../../../contract/rules/hosts.ts'
import { quietAtom, storedAtom } from './state.ts'

/** Whether this window shows only the stage, to an audience. */
export const isPresentingAtom = atom(false)

/** Whether the stage is quiet for the audience. Ends with the presentation, so {@link quietAtom} stays as chosen. */
export const presentedQuietAtom = atom(true)
/** Whether the phones are quiet now. */
export const isQuietAtom = atom((get) => (get(isPresentingAtom) ? get(presentedQuietAtom) : get(quietAtom)))

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

interface Tap {
  readonly id: number
  readonly phone: PhoneName
  readonly x: number
  readonly y: number
}
/** Recent touches. */
export const tapsAtom = atom<readonly Tap[]>([])
