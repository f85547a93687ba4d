import { type loginNames, normalEmail } from '../../../src/contract/rules/session-values.ts'
import { sessionMs } from '../../../src/contract/rules/windows.ts'
import type { Session } from '../../http/session.ts'
import type { Context } from '../../world/context.ts'
import type { Login } from '../../world/records/auth.ts'
import type { Member } from '../../world/records/member.ts'
import { Refusal } from '../../world/refusal.ts'
import type { World } from '../../world/world.ts'
import { isMinor } from '../member/member.ts'
import { acceptsToken } from './login-token.ts'

/** Maximum number of logins of a member; the oldest is dropped (protocols A5). */
const mostLogins = 10

/** A new login with its token, which is not stored. */
export interface OpenedLogin {
  readonly login: Login
  readonly token: string
}

/** Opens a login for a member (D-17, protocols A5). `fromResetLink` lets it set a password without the old one. */
export function openLogin(
  world: World,
  memberId: number,
  ctx: Context,
  { fromResetLink = false }: { readonly fromResetLink?: boolean } = {},
): OpenedLogin {
  const number = world.logins.nextId
  const client = ctx.ids.secret('client', memberId, number, ctx.now)
  const token = ctx.ids.secret('token', memberId, number, ctx.now, 0)
  const login = world.logins.insert({
    memberId,
    client,
    tokenHash: ctx.ids.hash(token),
    previousHash: '',
    earlierHash: '',
    rotatedAt: ctx.now,
    rotations: 0,
    expiresAt: ctx.now + sessionMs,
    createdAt: ctx.now,
    fromResetLink,
    cancelAcceptedAt: null,
  })
  // Ties keep the lowest id first.
  const held = world.logins.by('member', memberId).toSorted((a, b) => a.expiresAt - b.expiresAt)
  for (const oldest of held.slice(0, Math.max(0, held.length - mostLogins))) world.logins.delete(oldest.id)
  return { login, token }
}

/** Reads one of the three login values: header, parameter, then Authorization header (protocols A2). */
export type LoginValue = (name: (typeof loginNames)[number]) => string | undefined

/**
 * Returns the session of a request, or undefined. Unconfirmed members have none (C-6). Minors and inactive members have
 * one, and the call decides whether it accepts them.
 */
export function authenticate(world: World, value: LoginValue, ctx: Context): Session | undefined {
  const uid = value('uid')
  const token = value('access-token')
  if (!uid || !token) return undefined
  const member = world.members.findBy('email', uid)
  if (!member || member.confirmedAt === null) return undefined
  // A missing client means `default` (protocols A2).
  const login = world.logins.findBy('client', `${member.id}:${value('client') ?? 'default'}`)
  if (!login || !acceptsToken(login, token, ctx)) return undefined
  return { member, login, token }
}

/**
 * Opens a login for an address and password (API-02). Refuses an unconfirmed account before it checks the password,
 * minors and inactive members after it (protocols A8, D-36).
 */
export function signIn(
  world: World,
  input: { readonly email: string; readonly password: string },
  ctx: Context,
): { member: Member; opened: OpenedLogin } {
  const member = world.members.findBy('email', normalEmail(input.email))
  if (!member) throw new Refusal('bad-credentials')
  if (member.confirmedAt === null) throw new Refusal('sign-in-unconfirmed')
  if (!ctx.passwords.matches(input.password, member.passwordHash)) throw new Refusal('bad-credentials')
  if (isMinor(member)) throw new Refusal('sign-in-under-age')
  if (member.activeStatus === 'inactive') throw new Refusal('sign-in-inactive')
  return { member, opened: openLogin(world, member.id, ctx) }
}
