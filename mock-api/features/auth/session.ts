import type { loginNames, sessionNames } from '../../../src/contract/rules/session-values.ts'
import { secondMs } from '../../../src/contract/rules/tokyo-time.ts'
import { sessionMs, confirmationLinkMs, resetLinkMs } from '../../../src/contract/rules/windows.ts'
import type { Session } from '../../http/session.ts'
import type { Context, EffectRule } from '../../world/context.ts'
import type { Login } from '../../world/records/login.ts'
import type { Member } from '../../world/records/member.ts'
import { Refusal } from '../../world/refusal.ts'
import type { World } from '../../world/world.ts'

/** Protocols A4: requests this close together share a token. */
const batchWindowMs = 5 * secondMs

/** Protocols A5: a member holds at most this many logins; the oldest goes. */
const mostLogins = 10

/**
 * Whether a login accepts a token: the present one and the one before it until the login expires, the one before those
 * only inside the batch window (protocols A4, v1.2.1 and later).
 */
export function acceptsToken(login: Login, token: string, ctx: Context): boolean {
  if (login.expiresAt <= ctx.now) return false
  const hash = ctx.ids.hash(token)
  if (hash === login.tokenHash || hash === login.previousHash) return true
  return hash === login.earlierHash && inBatch(login, ctx)
}

/** A login just opened, and its token, which is known only now. */
export interface OpenedLogin {
  readonly login: Login
  readonly token: string
}

/** Opens a login of a member (D-17, protocols A5). */
export function openLogin(world: World, memberId: number, fromResetLink: boolean, ctx: Context): OpenedLogin {
  const number = world.logins.nextId
  const client = ctx.ids.token('client', memberId, number, ctx.now)
  const token = ctx.ids.token('token', memberId, number, ctx.now, 0)
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
  // Lowest id first, and so among those that end at one instant, too.
  const held = world.logins.by('member', memberId).toSorted((a, b) => a.expiresAt - b.expiresAt)
  for (const oldest of held.slice(0, Math.max(0, held.length - mostLogins))) world.logins.delete(oldest.id)
  return { login, token }
}

/**
 * Gives the login its next token and returns it; inside the batch window it keeps the present one, only moves the
 * window on and returns undefined. `unbatch` switches the window off for this request (protocols A4).
 */
export function rotate(world: World, login: Login, unbatch: boolean, ctx: Context): string | undefined {
  if (!unbatch && inBatch(login, ctx)) {
    world.logins.update(login.id, { rotatedAt: ctx.now })
    return undefined
  }
  const rotations = login.rotations + 1
  const token = ctx.ids.token('token', login.memberId, login.id, ctx.now, rotations)
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

/** D-17: a login ends; its sockets close with it (WS-01). */
export const sessionExpiry: EffectRule<Login, 'session-expiry'> = {
  kind: 'session-expiry',
  table: 'logins',
  due: (login) => login.expiresAt,
  apply: (world, login) => world.logins.delete(login.id),
  members: (login) => [login.memberId],
  details: () => undefined,
}

/** D-17: the link of a confirmation mail stops working. */
export const confirmationLinkExpiry: EffectRule<Member, 'link-expiry'> = {
  kind: 'link-expiry',
  table: 'members',
  due: (member) => (member.confirmation ? member.confirmation.sentAt + confirmationLinkMs : undefined),
  apply: (world, member) => void world.members.update(member.id, { confirmation: null }),
  members: (member) => [member.id],
  details: () => ({ mail: 'confirmation' }),
}

/** D-17: the link of a password-reset mail stops working. */
export const resetLinkExpiry: EffectRule<Member, 'link-expiry'> = {
  kind: 'link-expiry',
  table: 'members',
  due: (member) => (member.reset ? member.reset.sentAt + resetLinkMs : undefined),
  apply: (world, member) => void world.members.update(member.id, { reset: null }),
  members: (member) => [member.id],
  details: () => ({ mail: 'password-reset' }),
}

/** One of the three login values: header, parameter of the same name, Authorization header, in this order (protocols A2). */
export type LoginValue = (name: (typeof loginNames)[number]) => string | undefined

/**
 * The session of a request, or undefined. Unconfirmed members have none (C-6); minors and inactive members have one,
 * and the call decides whether it serves them.
 */
export function authenticate(world: World, value: LoginValue, ctx: Context): Session | undefined {
  const uid = value('uid')
  const token = value('access-token')
  if (!uid || !token) return undefined
  const member = world.members.findBy('email', uid)
  if (!member || member.confirmedAt === null) return undefined
  // Protocols A2: a missing client is treated as the name default.
  const login = world.logins.findBy('client', `${member.id}:${value('client') ?? 'default'}`)
  if (!login || !acceptsToken(login, token, ctx)) return undefined
  return { member, login, token }
}

/** The five headers of an answer, and all of them again in a sixth (protocols A2). */
export type SessionHeaders = Readonly<Record<(typeof sessionNames)[number], string> & { authorization?: string }>

/** Headers that repeat the request's token: tokens do not rotate. */
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
 * Headers under `rotateTokens: on` (protocols A4): a new token, or within the batch window a blank token and expiry.
 * Changes the login.
 */
export function rotatedHeaders(world: World, session: Session, unbatch: boolean, ctx: Context): SessionHeaders {
  const fresh = rotate(world, session.login, unbatch, ctx)
  const headers = steadyHeaders({ ...session, login: world.logins.get(session.login.id) })
  return fresh === undefined ? { ...headers, 'access-token': ' ', expiry: ' ' } : { ...headers, 'access-token': fresh }
}

/**
 * Opens a login for an address and its password (API-02). An unconfirmed account is told so before the password is
 * checked, minors and inactive members after it (protocols A8, D-36).
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
  if (member.ageConf === 3 || member.ageConf === 4) throw new Refusal('sign-in-under-age')
  if (member.activeStatus === 'inactive') throw new Refusal('sign-in-inactive')
  return { member, opened: openLogin(world, member.id, false, ctx) }
}

/** Protocols A5: addresses are compared and stored lowercased and trimmed. */
export function normalEmail(email: string): string {
  return email.trim().toLowerCase()
}
