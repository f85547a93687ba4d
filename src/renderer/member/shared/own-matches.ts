import { loginOf, readSession } from '../api/session-store.ts'

/**
 * Conversations that this member opened by a decision during this visit, so no alert is needed. Stored by login,
 * because both members may use the same tab in turn.
 */
const opened = new Set<string>()

const keyOf = (uuid: string) => `${loginOf(readSession())} ${uuid}`

export function noteOwnMatch(uuid: string): void {
  opened.add(keyOf(uuid))
}

export function isOwnMatch(uuid: string): boolean {
  return opened.has(keyOf(uuid))
}
