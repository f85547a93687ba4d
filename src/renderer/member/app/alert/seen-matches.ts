/** How many matches a member last saw on this device, and when. */
export interface SeenMatches {
  readonly count: number
  /** Server time, epoch milliseconds. */
  readonly atMs: number
}

const storageKey = (uid: string) => `yoimachi.matches.${uid}`

/** What was last seen on this device, or null: others also decide while the app is closed. */
export function readSeenMatches(uid: string): SeenMatches | null {
  const [count, atMs] = (localStorage.getItem(storageKey(uid)) ?? '').split(' ').map(Number)
  return count === undefined || atMs === undefined || Number.isNaN(count + atMs) ? null : { count, atMs }
}

export function rememberSeenMatches(uid: string, { count, atMs }: SeenMatches): void {
  localStorage.setItem(storageKey(uid), `${count} ${Math.round(atMs)}`)
}
