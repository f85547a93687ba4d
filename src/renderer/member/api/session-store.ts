import { atom, useAtomValue } from 'jotai'
import { legacyTokenType, sessionKeys } from '../../../contract/rules/stored-names.ts'
import { deviceStorage } from '../../lib/storage.ts'
import { serverNow } from './server-time.ts'
import { store } from './store.ts'

/** Session data of this browser (AUTH-64, ENTITY2-33). A token type stored by another version is read too. */
export type SessionKey = (typeof sessionKeys)[number]

const withdrawingName = 'withdrawing' satisfies SessionKey

/** Stored values as text; missing keys are absent. */
export type Session = Readonly<Partial<Record<SessionKey, string>>>

/** Stored values; the same object until something changes. */
const sessionAtom = atom<Session>(readStorage())

// Another tab must not show member pages after a logout in this one.
sessionAtom.onMount = () => {
  window.addEventListener('storage', onOtherTab)
  return () => window.removeEventListener('storage', onOtherTab)
}

export function readSession(): Session {
  return store.get(sessionAtom)
}

/** Reads the stored values again, because the event of another tab's change comes later than the change. */
export function refreshSession(): Session {
  takeOverStorage()
  return readSession()
}

function readStorage(): Session {
  const found: Partial<Record<SessionKey, string>> = {}
  for (const key of sessionKeys) {
    const value = deviceStorage.getItem(key)
    if (value !== null) found[key] = value
  }
  const legacy = deviceStorage.getItem(legacyTokenType)
  if (found['token-type'] === undefined && legacy !== null) found['token-type'] = legacy
  return Object.freeze(found)
}

/** Stores the given values and keeps the others; `null` removes a key. */
export function writeSession(values: Partial<Record<SessionKey, string | number | null>>): void {
  for (const key of sessionKeys) {
    const value = values[key]
    if (value === undefined) continue
    if (value === null) deviceStorage.removeItem(key)
    else deviceStorage.setItem(key, String(value))
  }
  takeOverStorage()
}

/** Removes the login. `keepMessage` keeps the notice for the login page (AUTH-71). */
export function clearSession(options: { keepMessage?: boolean } = {}): void {
  for (const key of sessionKeys) {
    if (key !== 'message' || !options.keepMessage) deviceStorage.removeItem(key)
  }
  deviceStorage.removeItem(legacyTokenType)
  endedHere = true
  takeOverStorage()
}

/**
 * Whether the three values of a call are stored. A missing one counts as no login (ROLE-37), and so does a sign-up whose
 * address is not confirmed (D-116).
 */
export function hasLogin(session: Session): boolean {
  return Boolean(session.uid && session['access-token'] && session.client) && session.unconfirmed === undefined
}

/** Id of a login; empty for none. Each login has its own client; tokens rotate within a login. */
export function loginOf(session: Session): string {
  return hasLogin(session) ? `${session.client} ${session.uid}` : ''
}

/** Whether this login is still the stored one. Reads the storage again, because another tab may have changed it. */
export function isPresentLogin(session: Session): boolean {
  return loginOf(refreshSession()) === loginOf(session)
}

/** Calls `listener` after each change, also by another tab. Returns a function that stops it. */
export function onSessionChange(listener: () => void): () => void {
  return store.sub(sessionAtom, listener)
}

// How the last login of this tab ended.

/** Whether this tab ended the last login itself, or never had one. */
let endedHere = !hasLogin(readSession())

/** Whether another tab has ended the login of this one. */
export const isEndedElsewhere = (): boolean => !endedHere && !hasLogin(readSession())

/** An older mark of a withdrawal is of a tab that was closed before the server answered. */
const longestWithdrawalMs = 300_000

/** Whether a stored mark is of a withdrawal that may be under way. */
const isWithdrawing = (mark: string | null | undefined): boolean => serverNow() - Number(mark) < longestWithdrawalMs

/** Whether a withdrawal was under way when this tab last had a login. */
let wasWithdrawing = false

/** Whether the login ended with a withdrawal in this browser, which may come to light before its own tab ends the login. */
export const isEndedByWithdrawal = (): boolean =>
  (wasWithdrawing ||= isWithdrawing(deviceStorage.getItem(withdrawingName)))

function onOtherTab(event: StorageEvent): void {
  if (!deviceStorage.is(event.storageArea)) return
  // From the event, because the other tab may have cleared the value since.
  if (event.key === withdrawingName && isWithdrawing(event.newValue)) wasWithdrawing = true
  takeOverStorage()
}

/** Takes over the stored values, and notes what they mean for the end of a login. */
function takeOverStorage(): void {
  const next = readStorage()
  const before = readSession()
  if (hasLogin(next)) {
    endedHere = false
    wasWithdrawing = isWithdrawing(next.withdrawing)
  }
  if (sessionKeys.some((key) => before[key] !== next[key])) store.set(sessionAtom, next)
}

/** Stored session values; rerenders when they change, here or in another tab. */
export function useSession(): Session {
  return useAtomValue(sessionAtom, { store })
}

/** Unread messages of members and the operator from the latest response (API-09, API-29); 0 without a login. */
export function useUnreadCount(): number {
  const session = useSession()
  const count = Number(session.unread_messages_size)
  return hasLogin(session) && Number.isInteger(count) && count > 0 ? count : 0
}

/** The uid as a field of a request; nothing without a login. */
export function ownUid(): { uid?: string } {
  const { uid } = readSession()
  return uid ? { uid } : {}
}
