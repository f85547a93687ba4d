/** Where a login travels: headers and query parameters of these names (protocols A2, D-52). */
export const sessionNames = [
  'access-token',
  'token-type',
  'client',
  'expiry',
  'uid',
  'authorization',
] as const

/** A query without login values; '' or with its question mark. */
export function withoutSession(search: string): string {
  const query = new URLSearchParams(search)
  for (const name of sessionNames) query.delete(name)
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}
