import { atom } from 'jotai'
import { atomWithStorage } from 'jotai/utils'
import type { Exchange } from '../../../contract/control/exchanges.ts'

const key = (name: string) => `yoimachi.workbench.${name}`

export type ThemeChoice = 'system' | 'light' | 'dark'

/** State of the workbench's layout, stored in this browser. */
export const themeAtom = atomWithStorage<ThemeChoice>(key('theme'), 'system', undefined, { getOnInit: true })
export const dockWidthAtom = atomWithStorage(key('dockWidth'), 452, undefined, { getOnInit: true })
/** Days that the track shows ahead of now. */
export const trackDaysAtom = atomWithStorage(key('trackDays'), 7, undefined, { getOnInit: true })
/** Offset of the track in milliseconds; negative values show the past. */
export const trackShiftAtom = atom(0)
/** Whether lists of time show only members on the stage. */
export const onlyNearAtom = atomWithStorage(key('onlyNear'), true, undefined, { getOnInit: true })
/** Whether logins that would expire during a jump are extended. */
export const keepSessionsAtom = atomWithStorage(key('keepSessions'), true, undefined, { getOnInit: true })
/** Whether the panels are folded, to give the stage their room. */
export const dockFoldedAtom = atomWithStorage(key('dockFolded'), false, undefined, { getOnInit: true })
/** Whether dialogs stay closed until opened and explicit preferences are folded (D-87). */
export const quietAtom = atomWithStorage(key('quiet'), true, undefined, { getOnInit: true })

/** Whether this page waits for a jump. The clock's reading has its progress. */
export const isJumpingAtom = atom(false)
export const paletteOpenAtom = atom(false)
export const moveOpenAtom = atom(false)

/** Whether the event stream of the server is connected. Without it, the screen may be out of date. */
export const connectedAtom = atom(true)

/** Last chosen view of the events. */
export const callsViewAtom = atomWithStorage<'calls' | 'timeline'>(key('callsView'), 'calls', undefined, {
  getOnInit: true,
})

/** Source of the inspector's exchanges: this server, the opened case, or a recording from elsewhere. */
export const exchangeSourceAtom = atom<'now' | 'file' | 'recording'>('now')

/** The opened HTTP Archive, in memory only. */
export const recordingAtom = atom<Recording | undefined>(undefined)

export interface Recording {
  /** Name of the file. */
  readonly name: string
  readonly exchanges: readonly Exchange[]
}
