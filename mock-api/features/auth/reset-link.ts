import type { Context } from '../../world/context.ts'
import type { Member } from '../../world/records/member.ts'
import { Refusal } from '../../world/refusal.ts'
import type { World } from '../../world/world.ts'
import { isResetLinkOpen } from './link-windows.ts'
import { expiryOf } from './login-token.ts'
import { sendResetMail } from './mails.ts'
import { memberAt } from './member-at-address.ts'
import { type OpenedLogin, openLogin } from './session.ts'

interface ResetRequest {
  readonly email: string
  readonly redirectUrl: string
  /** Origin of the API, for the mailed link. */
  readonly apiOrigin: string
  readonly isOwnAddress: (address: string) => boolean
  readonly mailed: (address: string) => string
}

/** Mails a reset link (API-04). Checks in the gem's order (protocols A11). */
export function requestReset(world: World, request: ResetRequest, ctx: Context): Member {
  checkRedirect(request.redirectUrl, request.isOwnAddress)
  const member = memberAt(world, request.email, { empty: 'reset-no-email', unknown: 'reset-unknown-email' })
  const token = ctx.ids.secret('reset', member.id, ctx.now)
  const query = new URLSearchParams({
    config: 'default',
    redirect_url: request.mailed(request.redirectUrl),
    reset_password_token: token,
  })
  const link = `${request.mailed(request.apiOrigin)}/api/auth/password/edit?${query.toString()}`
  sendResetMail(world, member, link, ctx.now)
  return world.members.update(member.id, { reset: { hash: ctx.ids.hash(token), sentAt: ctx.now } })
}

/** Refuses a missing address, and one that is not the app's own, to which a login must not go (protocols A11, A12). */
export function checkRedirect(address: string, isOwnAddress: ResetRequest['isOwnAddress']): void {
  if (address === '') throw new Refusal('reset-no-address')
  if (!isOwnAddress(address)) throw new Refusal('reset-foreign-address')
}

/**
 * Opens a reset link: creates a login that may set a password and confirms the account (protocols A12). Works
 * repeatedly, because mail scanners open links too, until the password changes (D-93). Returns undefined for an unknown
 * or expired token.
 */
export function openResetLink(
  world: World,
  token: string,
  ctx: Context,
): { member: Member; opened: OpenedLogin } | undefined {
  const member = token === '' ? undefined : world.members.findBy('reset', ctx.ids.hash(token))
  if (!member?.reset || !isResetLinkOpen(member.reset.sentAt, ctx)) return undefined
  const confirmed = world.members.update(member.id, { confirmedAt: member.confirmedAt ?? ctx.now })
  return { member: confirmed, opened: openLogin(world, member.id, ctx, { fromResetLink: true }) }
}

/**
 * Returns the redirect of the reset link (protocols A12). The login travels in the query, under the legacy names too,
 * in alphabetical order and after an existing query. A fragment is followed by the query again, for clients that lose
 * the part before it.
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
    ['expiry', expiryOf(login)],
    ['reset_password', 'true'],
    ['reset_password_token', resetToken],
    ['token', token],
    ['uid', member.email],
  ]
  for (const [name, value] of values) url.searchParams.append(name, value)
  return url.hash === '' ? url.href : `${url.href}${url.search}`
}
