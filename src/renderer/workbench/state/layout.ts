import { atom } from 'jotai'
import { atomWithStorage } from 'jotai/utils'
import type { Exchange } from '../../../contract/control/exchanges.ts'
import type { PhoneName } from '../../../contract/rules/start-options.ts'

/** State kept in this browser, so that another tab and the next visit have it too. */
export const storedAtom = <Value>(name: string, initial: Value) =>
  atomWithStorage(`yoimachi.workbench.${name}`, initial, undefined, { getOnInit: true })

export type ThemeChoice = 'system' | 'light' | 'dark'

/** State of the workbench's layout, stored in this browser. */
export const themeAtom = storedAtom<ThemeChoice>('theme', 'system')
export const dockWidthAtom = storedAtom('dockWidth', 452)
/** Days that the track shows ahead of now. */
export const trackDaysAtom = storedAtom('trackDays', 7)
/** Offset of the track in milliseconds; negative values show the past. */
export const trackShiftAtom = atom(0)
/** Whether lists of time show only members on the stage. */
export const onlyNearAtom = storedAtom('onlyNear', true)
/** Whether logins that would expire during a jump are extended. */
export const keepSessionsAtom = storedAtom('keepSessions', true)
/** Whether the panels are folded, to give the stage their room. */
export const dockFoldedAtom = storedAtom('dockFolded', false)
/** Whether dialogs stay closed until opened and explicit preferences are folded (D-87). */
export const quietAtom = storedAtom('quiet', true)

/** Whether this page waits for a jump. The clock's reading has its progress. */
export const isJumpingAtom = atom(false)
export const paletteOpenAtom = atom(false)
export const moveOpenAtom = atom(false)

/** Whether the event stream of the server is connected. Without it, the screen may be out of date. */
export const connectedAtom = atom(true)

/** Last chosen view of the events. */
export const callsViewAtom = storedAtom<'calls' | 'timeline'>('callsView', 'calls')

/** Source of the inspector's exchanges: this server, the opened case, or a recording from elsewhere. */
export const exchangeSourceAtom = atom<'now' | 'file' | 'recording'>('now')

/** The opened HTTP Archive, in memory only. */
export const recordingAtom = atom<Recording | undefined>(undefined)

export interface Recording {
  /** Name of the file. */
  readonly name: string
  readonly exchanges: readonly Exchange[]
}

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
export const presentingViewAtom = storedAtom<PresentingView>('presenting', {
  shown: 'both',
  curtain: false,
  time: true,
  taps: true,
})

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
