import { atom } from 'jotai/vanilla'
import { legacyTokenType, storedNames } from '../../../contract/rules/session-values.ts'
import { store } from './store.ts'

/** The session data of this browser (AUTH-64, ENTITY2-33); a token type that another version stored is read too. */
export type SessionKey = (typeof storedNames)[number]

/** The stored values as text; a missing key is absent. */
export type Session = Readonly<Partial<Record<SessionKey, string>>>

/** The stored values; the same object as long as nothing changed. */
export const sessionAtom = atom<Session>(Object.freeze(readStorage()))

// Logging out in one tab must not leave another one showing member pages.
sessionAtom.onMount = () => {
  window.addEventListener('storage', onOtherTab)
  return () => window.removeEventListener('storage', onOtherTab)
}

/** The stored values now. */
export function readSession(): Session {
  return store.get(sessionAtom)
}

function readStorage(): Session {
  const found: Partial<Record<SessionKey, string>> = {}
  for (const key of storedNames) {
    const value = localStorage.getItem(key)
    if (value !== null) found[key] = value
  }
  const legacy = localStorage.getItem(legacyTokenType)
  if (found['token-type'] === undefined && legacy !== null) found['token-type'] = legacy
  return found
}

/** Stores the given values and leaves the others; `null` removes a key. */
export function writeSession(values: Partial<Record<SessionKey, string | number | null>>): void {
  for (const key of storedNames) {
    const value = values[key]
    if (value === undefined) continue
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, String(value))
  }
  changed()
}

/** Forgets the login. `keepMessage` leaves the notice for the login page in place (AUTH-71). */
export function clearSession(options: { keepMessage?: boolean } = {}): void {
  for (const key of storedNames) {
    if (key !== 'message' || !options.keepMessage) localStorage.removeItem(key)
  }
  localStorage.removeItem(legacyTokenType)
  changed()
}

/** Whether the three values that every call needs are stored; one missing counts as no login (ROLE-37). */
export function hasLogin(session: Session): boolean {
  return Boolean(session.uid && session['access-token'] && session.client)
}

/** Which login this is; empty for none. A later one of the same member has another client; a token may change within one. */
export function loginOf(session: Session): string {
  return hasLogin(session) ? `${session.client} ${session.uid}` : ''
}

/** Calls `listener` after each change, also after one made in another tab. Returns the way to stop. */
export function onSessionChange(listener: () => void): () => void {
  return store.sub(sessionAtom, listener)
}

function onOtherTab(event: StorageEvent): void {
  if (event.storageArea === localStorage) changed()
}

function changed(): void {
  const next = Object.freeze(readStorage())
  const before = readSession()
  if (storedNames.some((key) => before[key] !== next[key])) store.set(sessionAtom, next)
}
