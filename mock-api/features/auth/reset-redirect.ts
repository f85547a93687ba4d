import type { Member } from '../../world/records/member.ts'
import type { OpenedLogin } from './token.ts'

/**
 * The address to which the reset link leads (protocols A12): the login travels in the query, under the legacy names too,
 * in alphabetical order and joined to a query that is already there. A fragment is followed by the query once more, for
 * clients that lose what stands before it.
 */
export function resetRedirect(
  address: string,
  resetToken: string,
  { member, opened }: { readonly member: Member; readonly opened: OpenedLogin },
): string {
  const { login, token } = opened
  const url = new URL(address)
  const values: readonly (readonly [string, string])[] = [
    ['access-token', token],
    ['client', login.client],
    ['client_id', login.client],
    ['config', 'default'],
    ['expiry', String(Math.floor(login.expiresAt / 1000))],
    ['reset_password', 'true'],
    ['reset_password_token', resetToken],
    ['token', token],
    ['uid', member.email],
  ]
  for (const [name, value] of values) url.searchParams.append(name, value)
  return url.hash === '' ? url.href : `${url.href}${url.search}`
}
