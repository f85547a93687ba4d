import { toEpochMs, type Instant } from '../../lib/date-ja.ts'
import { readSession } from '../api/session-store.ts'

/** More than a list shows; the oldest are forgotten. */
const kept = 100
/** Keyed by member, because two members may use one browser. */
const keyOf = (what: 'words' | 'rank') => `yoimachi.${what}.${readSession().uid ?? ''}`

/** Each stored as 'uuid@ms', with '+' behind it for an own message, oldest first. */
const entries = () => (localStorage.getItem(keyOf('words')) ?? '').split(',').filter((entry) => entry !== '')

/** Remembers on this device who wrote the last message of a conversation, because the lists do not tell it (D-105). */
export function rememberLastWords(uuid: string, at: Instant, mine: boolean): void {
  const others = entries().filter((entry) => !entry.startsWith(`${uuid}@`))
  const entry = `${uuid}@${toEpochMs(at)}${mine ? '+' : ''}`
  localStorage.setItem(keyOf('words'), [...others, entry].slice(-kept).join(','))
}

/** Whether the message that was written at that instant is the member's own; null where this device has not seen it. */
export function isOwnLastWord(uuid: string, at: Instant): boolean | null {
  const known = entries()
  const entry = `${uuid}@${toEpochMs(at)}`
  if (known.includes(`${entry}+`)) return true
  return known.includes(entry) ? false : null
}

/** The rank that this member last saw here, or null; what is above it is celebrated (RANK-49, D-32). */
export function readSeenRank(): string | null {
  return localStorage.getItem(keyOf('rank'))
}

export function rememberSeenRank(rank: string): void {
  localStorage.setItem(keyOf('rank'), rank)
}
