import { atom, useAtomValue } from 'jotai'
import { memberKey } from '../../../contract/rules/stored-names.ts'
import { toEpochMs, type Instant } from '../../lib/date-ja.ts'
import { deviceStorage } from '../../lib/storage.ts'
import { readSession } from '../api/session-store.ts'
import { store } from '../api/store.ts'

const keyOf = (what: 'met' | 'words' | 'rank' | 'likes') => memberKey(what, readSession().uid ?? '')

/** Entries of a stored list, oldest first. */
const entriesOf = (what: 'met' | 'words') =>
  (deviceStorage.getItem(keyOf(what)) ?? '').split(',').filter((entry) => entry !== '')

/** What this member did with a timeline profile on this device. No call returns it for a list. */
export type Met = 'viewed' | 'liked'

/** More than any timeline shows; older entries are dropped. */
const mostMet = 300

/** A new object after each change, so that lists rerender. */
const changedAtom = atom<object>({})

/** Stores 'uuid' for a viewed profile and 'uuid+' for a liked one. */
export function rememberMet(uuid: string, met: Met): void {
  const before = entriesOf('met')
  const entry = met === 'liked' || before.includes(`${uuid}+`) ? `${uuid}+` : uuid
  if (before.includes(entry)) return
  const others = before.filter((one) => one !== uuid)
  deviceStorage.setItem(keyOf('met'), [...others, entry].slice(-mostMet).join(','))
  store.set(changedAtom, {})
}

// Another tab of the member, or the workbench when it goes to another moment.
window.addEventListener('storage', ({ key }) => {
  if (key === keyOf('met')) store.set(changedAtom, {})
})

/** Returns a lookup of whether a profile was viewed or liked on this device. */
export function useMetProfiles(): (uuid: string) => Met | null {
  useAtomValue(changedAtom, { store })
  const known = new Set(entriesOf('met'))
  return (uuid) => {
    if (known.has(`${uuid}+`)) return 'liked'
    return known.has(uuid) ? 'viewed' : null
  }
}

/** More than a list shows; the oldest are forgotten. */
const mostWords = 100

/** Stores who wrote the last message, because no list tells it (D-105): 'uuid@ms', with '+' for an own message. */
export function rememberLastWords(uuid: string, at: Instant, mine: boolean): void {
  const others = entriesOf('words').filter((entry) => !entry.startsWith(`${uuid}@`))
  const entry = `${uuid}@${toEpochMs(at)}${mine ? '+' : ''}`
  deviceStorage.setItem(keyOf('words'), [...others, entry].slice(-mostWords).join(','))
}

/** Whether the message that was written at that instant is the member's own; null where this device has not seen it. */
export function isOwnLastWord(uuid: string, at: Instant): boolean | null {
  const known = entriesOf('words')
  const entry = `${uuid}@${toEpochMs(at)}`
  if (known.includes(`${entry}+`)) return true
  return known.includes(entry) ? false : null
}

/** The rank that this member last saw here, or null; what is above it is celebrated (RANK-49, D-32). */
export function readSeenRank(): string | null {
  return deviceStorage.getItem(keyOf('rank'))
}

export function rememberSeenRank(rank: string): void {
  deviceStorage.setItem(keyOf('rank'), rank)
}

/** Whether home had a card of new likes when it was last open, for its skeleton. */
export function readNewLikes(): boolean {
  return deviceStorage.getItem(keyOf('likes')) !== null
}

export function rememberNewLikes(any: boolean): void {
  if (any) deviceStorage.setItem(keyOf('likes'), '')
  else deviceStorage.removeItem(keyOf('likes'))
}
