import { useAtomValue } from 'jotai/react'
import { atom } from 'jotai/vanilla'
import { readSession } from '../api/session-store.ts'
import { store } from '../api/store.ts'

/** What this member did with a timeline profile on this device. No call returns it for a list. */
export type Met = 'viewed' | 'liked'

/** More than any timeline shows; older entries are dropped. */
const kept = 300
const storageKey = () => `yoimachi.met.${readSession().uid ?? ''}`
/** A new object after each change, so that lists rerender. */
const changedAtom = atom<object>({})

/** Entries, oldest first: 'uuid' for viewed, 'uuid+' for liked. */
const entries = () => (localStorage.getItem(storageKey()) ?? '').split(',').filter((entry) => entry !== '')

export function rememberMet(uuid: string, met: Met): void {
  const before = entries()
  const entry = met === 'liked' || before.includes(`${uuid}+`) ? `${uuid}+` : uuid
  if (before.includes(entry)) return
  const others = before.filter((one) => one !== uuid)
  localStorage.setItem(storageKey(), [...others, entry].slice(-kept).join(','))
  store.set(changedAtom, {})
}

/** Returns a lookup of whether a profile was viewed or liked on this device. */
export function useMetProfiles(): (uuid: string) => Met | null {
  useAtomValue(changedAtom, { store })
  const known = new Set(entries())
  return (uuid) => (known.has(`${uuid}+`) ? 'liked' : known.has(uuid) ? 'viewed' : null)
}
