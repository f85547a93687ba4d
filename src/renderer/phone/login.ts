import { legacyTokenType, sessionNames, storedNames } from '../../contract/rules/session-values.ts'

/** The names that the member app stores a login under (AUTH-64). */
const loginKeys = [...storedNames, legacyTokenType]

export const loggedInUid = (): string | null => localStorage.getItem('uid')

export function forgetLogin(): void {
  for (const key of loginKeys) localStorage.removeItem(key)
}

/** Another tab may show the same phone, and hears of each key alone: there is no moment without a login. */
export function keepLogin(session: Readonly<Record<string, string>>): void {
  for (const key of loginKeys) {
    const value = session[key]
    if (value !== undefined) localStorage.setItem(key, value)
  }
  for (const key of loginKeys) if (session[key] === undefined) localStorage.removeItem(key)
}

/**
 * Makes a call as whoever is logged in here; a rotated token is kept (D-50).
 * @returns the status, 0 when no answer came
 */
export async function callAsMember(method: string, path: string, body: string | undefined): Promise<number> {
  const headers = new Headers({ 'content-type': 'application/json' })
  for (const name of sessionNames) {
    const value = localStorage.getItem(name)
    if (value) headers.set(name, value)
  }
  const init = { method, headers, ...(method !== 'GET' && body !== undefined && { body }) }
  const answer = await fetch(path, init).catch(() => null)
  const token = answer?.headers.get('access-token')
  if (token) localStorage.setItem('access-token', token)
  return answer?.status ?? 0
}
