import { loginOf, readSession } from '../api/session-store.ts'

/**
 * Conversations that this member opened by a decision of her or his own during this visit; nobody has to tell of them. By
 * login, since both members of one may use the same tab one after the other.
 */
const opened = new Set<string>()

const keyOf = (uuid: string) => `${loginOf(readSession())} ${uuid}`

export function noteOwnMatch(uuid: string): void {
  opened.add(keyOf(uuid))
}

export function isOwnMatch(uuid: string): boolean {
  return opened.has(keyOf(uuid))
}
