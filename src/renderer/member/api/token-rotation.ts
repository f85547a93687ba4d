import { readSession, refreshSession, type Session, writeSession } from './session-store.ts'

/** Token that a response has brought in place of another one; '' as long as none has (variant `rotateTokens`, D-50). */
let rotated = ''

/**
 * Whether a request may be aborted once nobody waits for it, as after its time limit. A server that rotates tokens counts
 * the next one as given and takes the former one only once more (protocols A4), so there its response must come.
 */
export const mayAbort = (): boolean => readSession()['access-token'] !== rotated

/**
 * Stores the token that a response brings in place of the one that was sent; an empty one is none. A late response brings
 * none: the login was cleared or replaced, or another response has brought a token since (D-50).
 */
export function storeRotated(headers: Headers, { 'access-token': sent }: Session): void {
  const token = headers.get('access-token')?.trim()
  if (!token || !sent || token === sent || refreshSession()['access-token'] !== sent) return
  rotated = token
  writeSession({ 'access-token': token })
}
