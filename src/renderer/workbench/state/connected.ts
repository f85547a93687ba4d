import { atom } from 'jotai'

/** Whether the line on which the server tells of changes is open; what is on screen may be old otherwise. */
export const connectedAtom = atom(true)
