import * as z from 'zod/mini'
import { parseJson } from '../../contract/rules/parse-json.ts'
import {
  draftPrefix,
  legacyTokenType,
  returnAddressName,
  seenPrefixes,
  sessionNames,
  storedNames,
} from '../../contract/rules/session-values.ts'

/** Storage keys of the member app's login (AUTH-64). */
const loginKeys = [...storedNames, legacyTokenType]

export const loggedInUid = (): string | null => localStorage.getItem('uid')

export function forgetLogin(): void {
  for (const key of loginKeys) localStorage.removeItem(key)
}

/** Writes key by key without a gap in the login, because another tab of the phone receives each storage event. */
export function keepLogin(session: Readonly<Record<string, string>>): void {
  for (const key of loginKeys) {
    const value = session[key]
    if (value !== undefined) localStorage.setItem(key, value)
  }
  for (const key of loginKeys) if (session[key] === undefined) localStorage.removeItem(key)
  // The workbench replaced the login and chooses the page, so the app must not offer the page of the former login.
  sessionStorage.removeItem(draftPrefix(session['uid'] ?? '') + returnAddressName)
}

/** Forgets what the members of a replaced world had seen, because alerts compare with it. */
export function forgetSeen(): void {
  for (const key of Object.keys(localStorage))
    if (seenPrefixes.some((prefix) => key.startsWith(prefix))) localStorage.removeItem(key)
}

const loginFields = z.record(z.string(), z.unknown())

/** Puts the login stored here into a body that names one (API-39), because the log of calls keeps no token. */
function withOwnLogin(body: string): string {
  const parsed = z.safeParse(loginFields, parseJson(body))
  if (!parsed.success) return body
  const own = sessionNames.filter((name) => Object.hasOwn(parsed.data, name))
  if (own.length === 0) return body
  return JSON.stringify({
    ...parsed.data,
    ...Object.fromEntries(own.map((name) => [name, localStorage.getItem(name)])),
  })
}

/**
 * Sends a request with the login stored here and keeps a rotated token (D-50), unless the login was replaced meanwhile.
 * @returns the status; 0 without a response
 */
export async function callAsMember(method: string, path: string, body: string | undefined): Promise<number> {
  const headers = new Headers({ 'content-type': 'application/json' })
  for (const name of sessionNames) {
    const value = localStorage.getItem(name)
    if (value) headers.set(name, value)
  }
  const init = { method, headers, ...(method !== 'GET' && body !== undefined && { body: withOwnLogin(body) }) }
  const answer = await fetch(path, init).catch(() => null)
  const token = answer?.headers.get('access-token')
  if (token && localStorage.getItem('client') === headers.get('client')) localStorage.setItem('access-token', token)
  return answer?.status ?? 0
}
