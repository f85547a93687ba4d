import { logIn } from '../../mock-api/package/member-calls.ts'
import type { MockServer } from './mock-server.ts'

/** API client of a persona, like another device of the same member. */
export interface PersonaApi {
  get<T>(path: string): Promise<T>
  post<T>(path: string, body?: unknown): Promise<T>
  remove(path: string, body?: unknown): Promise<unknown>
}

/** Logs a persona in beside the browser. */
export async function personaApi(server: MockServer, persona: string): Promise<PersonaApi> {
  const headers = { 'content-type': 'application/json', ...(await logIn(server.url, persona)) }
  const call = async <T>(path: string, init: RequestInit): Promise<T> => {
    const response = await fetch(`${server.url}${path}`, { ...init, headers })
    return (await response.json()) as T
  }
  return {
    get: (path) => call(path, { method: 'GET' }),
    post: (path, body = {}) => call(path, { method: 'POST', body: JSON.stringify(body) }),
    remove: (path, body = {}) => call(path, { method: 'DELETE', body: JSON.stringify(body) }),
  }
}

/** The used fields of a row of API-29 and API-30. */
export interface Row {
  readonly id: number
  readonly status_n: number
  readonly status: string
  readonly twitter_name: string
  readonly partner_user_id: number
  readonly partner_user_uuid: string
  readonly last_message: string
  readonly unread_messages_size: number
  readonly age: number | null
  readonly area: readonly string[]
  readonly recommend: { readonly uuid: string }
}

interface List {
  readonly rec: readonly Row[]
  readonly pageCount: number
  readonly admin_message_unread: number
  readonly unread_messages_size: number
}

/** All rows of a persona's list with a filter. */
export async function allRows(api: PersonaApi, sex: 1 | 2, status?: string): Promise<Row[]> {
  const path = sex === 1 ? '/api/recommends/male' : '/api/recommends'
  const filter = status === undefined ? '' : `&status=${status}`
  const rows: Row[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const list = await api.get<List>(`${path}?page=${page}${filter}`)
    rows.push(...list.rec)
    pages = list.pageCount
  }
  return rows
}

/** Ids of the logged-in member. */
export function ownIds(api: PersonaApi): Promise<{ id: number; uuid: string }> {
  return api.get('/api/account')
}

/** First row at a status. */
export function rowAt(rows: readonly Row[], status: number): Row {
  const row = rows.find(({ status_n }) => status_n === status)
  if (!row) throw new Error(`Failed to find a pairing at ${status}: the seed has none.`)
  return row
}
