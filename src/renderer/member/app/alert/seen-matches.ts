import { seenPrefixes } from '../../../../contract/rules/session-values.ts'

/** Number of matches that a member last saw on this device, with the time. */
export interface SeenMatches {
  readonly count: number
  /** Server time, epoch milliseconds. */
  readonly atMs: number
}

const storageKey = (uid: string) => seenPrefixes[1] + uid

/** Last seen matches on this device, or null. Partners also decide while the app is closed. */
export function readSeenMatches(uid: string): SeenMatches | null {
  const [count, atMs] = (localStorage.getItem(storageKey(uid)) ?? '').split(' ').map(Number)
  return count === undefined || atMs === undefined || Number.isNaN(count + atMs) ? null : { count, atMs }
}

export function rememberSeenMatches(uid: string, { count, atMs }: SeenMatches): void {
  localStorage.setItem(storageKey(uid), `${count} ${Math.round(atMs)}`)
}
