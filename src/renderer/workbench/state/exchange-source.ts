import { atom } from 'jotai'

/** Whose exchanges the inspector lists: those of this server, or those of the file that was opened. */
export const exchangeSourceAtom = atom<'now' | 'file'>('now')
