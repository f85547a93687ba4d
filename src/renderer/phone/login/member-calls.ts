import * as z from 'zod/mini'
import { parseJson } from '../../../contract/rules/parse-json.ts'
import { formerLoginHeader, sessionNames } from '../../../contract/rules/session-values.ts'
import { storeRotated, withOwnLogin } from './stored-login.ts'

interface MemberCall {
  readonly method: string
  readonly path: string
  readonly body?: string | undefined
}

/** Sends a request with the login stored here and keeps a rotated token. Returns null without a response. */
async function sendAsMember({ method, path, body }: MemberCall): Promise<Response | null> {
  const headers = new Headers({ 'content-type': 'application/json' })
  for (const name of sessionNames) {
    const value = localStorage.getItem(name)
    if (value) headers.set(name, value)
  }
  const init = { method, headers, ...(method !== 'GET' && body !== undefined && { body: withOwnLogin(body) }) }
  const response = await fetch(path, init).catch(() => null)
  if (response) storeRotated(response.headers, headers)
  return response
}

/** Returns the status of a request with the login stored here; 0 without a response. */
export const callAsMember = async (call: MemberCall): Promise<number> => (await sendAsMember(call))?.status ?? 0

/** Statuses with which a page has no data for the member. */
const missing: ReadonlySet<number> = new Set([401, 403, 404])

/** A profile that is withheld from the member (REC-114). */
const withheld = z.object({ profile: z.null() })

/**
 * Whether the world has the data of a page, by the call that reads it. `former` when the login belongs to a world that
 * was replaced meanwhile. Without a clear refusal the page counts as there.
 */
export async function findPage(read: MemberCall): Promise<'there' | 'missing' | 'former'> {
  const response = await sendAsMember(read)
  if (response === null) return 'there'
  if (response.headers.has(formerLoginHeader)) return 'former'
  if (!response.ok) return missing.has(response.status) ? 'missing' : 'there'
  const body = parseJson(await response.text().catch(() => ''))
  return z.safeParse(withheld, body).success ? 'missing' : 'there'
}
