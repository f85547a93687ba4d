import { atom } from 'jotai'
import { atomWithStorage } from 'jotai/utils'

const key = (name: string) => `yoimachi.workbench.${name}`

export type ThemeChoice = 'system' | 'light' | 'dark'

/** How the workbench was left, remembered in this browser. */
export const themeAtom = atomWithStorage<ThemeChoice>(key('theme'), 'system', undefined, { getOnInit: true })
export const dockWidthAtom = atomWithStorage(key('dockWidth'), 452, undefined, { getOnInit: true })
/** Days that the track shows ahead of now. */
export const trackDaysAtom = atomWithStorage(key('trackDays'), 7, undefined, { getOnInit: true })
/** How far the track is drawn aside, in milliseconds: into the past below 0. */
export const trackShiftAtom = atom(0)
/** Whether lists of time leave out whom the stage does not show. */
export const onlyNearAtom = atomWithStorage(key('onlyNear'), true, undefined, { getOnInit: true })
/** Logins that would end during a jump live on. */
export const keepSessionsAtom = atomWithStorage(key('keepSessions'), true, undefined, { getOnInit: true })
/** Whether the panels are folded away, so that the stage has their room. */
export const dockFoldedAtom = atomWithStorage(key('dockFolded'), false, undefined, { getOnInit: true })
/** Whether dialogs are kept from opening by themselves and explicit preferences are folded (D-87). */
export const quietAtom = atomWithStorage(key('quiet'), true, undefined, { getOnInit: true })

/** Whether this page waits for a jump; how far it has come stands in the clock's reading. */
export const isJumpingAtom = atom(false)
export const paletteOpenAtom = atom(false)
export const moveOpenAtom = atom(false)

/** Whether the event stream of the server is connected. Without it, the screen may be out of date. */
export const connectedAtom = atom(true)

/** Which view of what happened was chosen last. */
export const callsViewAtom = atomWithStorage<'calls' | 'timeline'>(key('callsView'), 'calls', undefined, {
  getOnInit: true,
})

/** Whose exchanges the inspector lists: those of this server, or those of the file that was opened. */
export const exchangeSourceAtom = atom<'now' | 'file'>('now')
