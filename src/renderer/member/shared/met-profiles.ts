import { useAtomValue } from 'jotai/react'
import { atom } from 'jotai/vanilla'
import { readSession } from '../api/session-store.ts'
import { store } from '../api/store.ts'

/** What this member did with the profiles of the timeline on this device; no call tells it for a list. */
export type Met = 'viewed' | 'liked'

/** More than any timeline shows; the oldest are forgotten. */
const kept = 300
const storageKey = () => `yoimachi.met.${readSession().uid ?? ''}`
/** Another object after each change, so that a list renders again. */
const changedAtom = atom<object>({})

/** Each stored as 'uuid' or 'uuid+' for one that was liked, oldest first. */
const entries = () => (localStorage.getItem(storageKey()) ?? '').split(',').filter((entry) => entry !== '')

export function rememberMet(uuid: string, met: Met): void {
  const before = entries()
  const entry = met === 'liked' || before.includes(`${uuid}+`) ? `${uuid}+` : uuid
  if (before.includes(entry)) return
  const others = before.filter((one) => one !== uuid)
  localStorage.setItem(storageKey(), [...others, entry].slice(-kept).join(','))
  store.set(changedAtom, {})
}

/** Tells of any profile whether it was viewed or liked from this device. */
export function useMetProfiles(): (uuid: string) => Met | null {
  useAtomValue(changedAtom, { store })
  const known = new Set(entries())
  return (uuid) => (known.has(`${uuid}+`) ? 'liked' : known.has(uuid) ? 'viewed' : null)
}
