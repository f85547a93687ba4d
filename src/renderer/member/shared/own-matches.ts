import { loginOf, readSession } from '../api/session-store.ts'

/** Conversations opened by an own decision in this visit, which need no alert; by login, as a tab may be shared. */
const opened = new Set<string>()

const matchKey = (uuid: string) => `${loginOf(readSession())} ${uuid}`

export function noteOwnMatch(uuid: string): void {
  opened.add(matchKey(uuid))
}

export function isOwnMatch(uuid: string): boolean {
  return opened.has(matchKey(uuid))
}
