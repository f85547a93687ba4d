import { sessionNames } from '../../src/contract/rules/session-values.ts'

/** Where a login travels: headers and query parameters of these names (protocols A2, D-52). */
export const credentialNames: readonly string[] = [...sessionNames, 'authorization']

/** A query without login values; '' or with its question mark. */
export function withoutSession(search: string): string {
  const query = new URLSearchParams(search)
  for (const name of credentialNames) query.delete(name)
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}
