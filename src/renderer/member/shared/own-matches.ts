import { loginOf, readSession } from '../api/session-store.ts'

/** Conversations opened by an own decision in this visit, which need no alert; by login, as a tab may be shared. */
const opened = new Set<string>()

const keyOf = (uuid: string) => `${loginOf(readSession())} ${uuid}`

export function noteOwnMatch(uuid: string): void {
  opened.add(keyOf(uuid))
}

export function isOwnMatch(uuid: string): boolean {
  return opened.has(keyOf(uuid))
}
