import type { loginNames, sessionNames } from '../../../src/contract/rules/session-values.ts'
import type { Session } from '../../http/session.ts'
import type { Context } from '../../world/context.ts'
import type { World } from '../../world/world.ts'
import { acceptsToken, rotate } from './token.ts'

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
export type SessionHeaders = Readonly<
  Record<(typeof sessionNames)[number], string> & { authorization?: string }
>

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
export function rotatedHeaders(
  world: World,
  session: Session,
  unbatch: boolean,
  ctx: Context,
): SessionHeaders {
  const fresh = rotate(world, session.login, unbatch, ctx)
  const headers = steadyHeaders({ ...session, login: world.logins.get(session.login.id) })
  return fresh === undefined
    ? { ...headers, 'access-token': ' ', expiry: ' ' }
    : { ...headers, 'access-token': fresh }
}
