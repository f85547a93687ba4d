import { atom, useAtomValue } from 'jotai'
import { deviceStorage } from '../../../lib/storage.ts'
import { store } from '../../api/store.ts'
import { ownKey, readEntries } from './own-key.ts'

const storageKey = () => ownKey('met')

/** What this member did with a timeline profile on this device. No call returns it for a list. */
export type Met = 'viewed' | 'liked'

/** More than any timeline shows; older entries are dropped. */
const mostMet = 300

/** A new object after each change, so that lists rerender. */
const changedAtom = atom<object>({})

/** Stores 'uuid' for a viewed profile and 'uuid+' for a liked one. */
export function rememberMet(uuid: string, met: Met): void {
  const before = readEntries(storageKey())
  const entry = met === 'liked' || before.includes(`${uuid}+`) ? `${uuid}+` : uuid
  if (before.includes(entry)) return
  const others = before.filter((one) => one !== uuid)
  deviceStorage.setItem(storageKey(), [...others, entry].slice(-mostMet).join(','))
  store.set(changedAtom, {})
}

// Another tab of the member, or the workbench when it goes to another moment.
window.addEventListener('storage', ({ key }) => {
  if (key === storageKey()) store.set(changedAtom, {})
})

/** Returns a lookup of whether a profile was viewed or liked on this device. */
export function useMetProfiles(): (uuid: string) => Met | null {
  useAtomValue(changedAtom, { store })
  const known = new Set(readEntries(storageKey()))
  return (uuid) => {
    if (known.has(`${uuid}+`)) return 'liked'
    return known.has(uuid) ? 'viewed' : null
  }
}
