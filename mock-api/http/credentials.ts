import { sessionNames } from '../../src/contract/rules/session-values.ts'

/** Names of the headers and query parameters that carry a login (protocols A2, D-52). */
export const credentialNames: readonly string[] = [...sessionNames, 'authorization']

/** Returns a query without login values: '' or the query with its question mark. */
export function withoutSession(search: string): string {
  const query = new URLSearchParams(search)
  for (const name of credentialNames) query.delete(name)
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}
