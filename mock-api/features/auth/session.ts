import { AgeConf } from '../../../src/contract/enums/member.ts'
import type { loginNames, sessionNames } from '../../../src/contract/rules/session-values.ts'
import { secondMs } from '../../../src/contract/rules/tokyo-time.ts'
import { sessionMs } from '../../../src/contract/rules/windows.ts'
import type { Session } from '../../http/session.ts'
import type { Login } from '../../world/records/auth.ts'
import type { Member } from '../../world/records/member.ts'
import { Refusal } from '../../world/refusal.ts'
import type { Context } from '../../world/rules.ts'
import type { World } from '../../world/world.ts'

/** Requests this close together share a token (protocols A4). */
const batchWindowMs = 5 * secondMs

/** Maximum number of logins of a member; the oldest is dropped (protocols A5). */
const mostLogins = 10

/**
 * Whether a login accepts a token. The current and the previous token are valid until the login expires. The one before
 * is valid only within the batch window (protocols A4, v1.2.1 and later).
 */
export function acceptsToken(login: Login, token: string, ctx: Context): boolean {
  if (login.expiresAt <= ctx.now) return false
  const hash = ctx.ids.hash(token)
  if (hash === login.tokenHash || hash === login.previousHash) return true
  return hash === login.earlierHash && inBatch(login, ctx)
}

/** A new login with its token, which is not stored. */
export interface OpenedLogin {
  readonly login: Login
  readonly token: string
}

/** Opens a login for a member (D-17, protocols A5). */
export function openLogin(world: World, memberId: number, fromResetLink: boolean, ctx: Context): OpenedLogin {
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

/**
 * Rotates the token and returns the new one. Within the batch window it keeps the token, extends the window and returns
 * undefined. `unbatch` disables the window for this request (protocols A4).
 */
export function rotate(world: World, login: Login, unbatch: boolean, ctx: Context): string | undefined {
  if (!unbatch && inBatch(login, ctx)) {
    world.logins.update(login.id, { rotatedAt: ctx.now })
    return undefined
  }
  const rotations = login.rotations + 1
  const token = ctx.ids.secret('token', login.memberId, login.id, ctx.now, rotations)
  world.logins.update(login.id, {
    tokenHash: ctx.ids.hash(token),
    previousHash: login.tokenHash,
    earlierHash: login.previousHash,
    rotatedAt: ctx.now,
    rotations,
    expiresAt: ctx.now + sessionMs,
  })
  return token
}

function inBatch(login: Login, ctx: Context): boolean {
  return ctx.now - login.rotatedAt < batchWindowMs
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

/** The five session headers, and a sixth with all five encoded (protocols A2). */
export type SessionHeaders = Readonly<Record<(typeof sessionNames)[number], string> & { authorization?: string }>

/** Returns headers that repeat the request's token, without rotation. */
export function steadyHeaders({ member, login, token }: Session): SessionHeaders {
  return {
    'access-token': token,
    'token-type': 'Bearer',
    client: login.client,
    expiry: String(Math.floor(login.expiresAt / 1000)),
    uid: member.email,
  }
}

/**
 * Returns headers under `rotateTokens: on` (protocols A4): a new token, or blank token and expiry within the batch
 * window. Changes the login.
 */
export function rotatedHeaders(world: World, session: Session, unbatch: boolean, ctx: Context): SessionHeaders {
  const fresh = rotate(world, session.login, unbatch, ctx)
  const headers = steadyHeaders({ ...session, login: world.logins.get(session.login.id) })
  return fresh === undefined ? { ...headers, 'access-token': ' ', expiry: ' ' } : { ...headers, 'access-token': fresh }
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
  if (member.ageConf === AgeConf.underAge || member.ageConf === AgeConf.reportedUnderAge)
    throw new Refusal('sign-in-under-age')
  if (member.activeStatus === 'inactive') throw new Refusal('sign-in-inactive')
  return { member, opened: openLogin(world, member.id, false, ctx) }
}

/** Lowercases and trims an address for comparing and storing (protocols A5). */
export function normalEmail(email: string): string {
  return email.trim().toLowerCase()
}
