import * as z from 'zod/mini'
import { parseJson } from '../../../contract/rules/parse-json.ts'
import { loginNames, sessionNames } from '../../../contract/rules/session-values.ts'
import { draftPrefix, legacyTokenType, returnAddressName, sessionKeys } from '../../../contract/rules/stored-names.ts'
import type { Page } from '../link.ts'

/** Storage keys of the member app's login (AUTH-64). */
const loginKeys = [...sessionKeys, legacyTokenType]

export const loggedInUid = (): string | null => localStorage.getItem('uid')

/** Members by the clients of their logins that the workbench has replaced on this phone. */
const former = new Map<string, string | null>()

/** Whether a login of the present member was replaced. A call of another member never goes out as the present one. */
export const isFormerLogin = (client: string): boolean => former.has(client) && former.get(client) === loggedInUid()

/** The three values of the stored login that every call sends; empty without a login. */
export function ownLogin(): Partial<Record<(typeof loginNames)[number], string>> {
  return Object.fromEntries(
    loginNames.flatMap((name) => [[name, localStorage.getItem(name)]]).filter(([, value]) => value),
  )
}

export function forgetLogin(): void {
  for (const key of loginKeys) localStorage.removeItem(key)
}

/** Writes key by key without a gap in the login, because another tab of the phone receives each storage event. */
export function storeLogin(session: Readonly<Record<string, string>>): void {
  const client = localStorage.getItem('client')
  if (client !== null) former.set(client, loggedInUid())
  former.delete(session['client'] ?? '')
  for (const key of loginKeys) {
    const value = session[key]
    if (value !== undefined) localStorage.setItem(key, value)
  }
  for (const key of loginKeys) if (session[key] === undefined) localStorage.removeItem(key)
  // The workbench replaced the login and chooses the page, so the app must not offer the page of the former login.
  sessionStorage.removeItem(draftPrefix(session['uid'] ?? '') + returnAddressName)
}

/**
 * Stores a rotated token (D-50), unless the login was replaced meanwhile, or another response has brought a token. The
 * page's own copy follows.
 */
export function storeRotated(responseHeaders: Headers, sent: Headers, page?: Page): void {
  const token = responseHeaders.get('access-token')?.trim()
  const isPresent = ['client', 'access-token'].every((name) => localStorage.getItem(name) === sent.get(name))
  if (!token || !isPresent) return
  localStorage.setItem('access-token', token)
  page?.dispatchEvent(new page.StorageEvent('storage', { storageArea: page.localStorage }))
}

const fieldsOfBody = z.record(z.string(), z.unknown())

/** Puts the login stored here into a body that names one (API-39), because the log of calls keeps no token. */
export function withOwnLogin(body: string): string {
  const parsed = z.safeParse(fieldsOfBody, parseJson(body))
  if (!parsed.success) return body
  const own = sessionNames.filter((name) => Object.hasOwn(parsed.data, name))
  if (own.length === 0) return body
  return JSON.stringify({
    ...parsed.data,
    ...Object.fromEntries(own.map((name) => [name, localStorage.getItem(name)])),
  })
}
