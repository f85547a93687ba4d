import { secondMs } from '../../../src/contract/rules/tokyo-time.ts'
import { sessionMs } from '../../../src/contract/rules/windows.ts'
import type { Context } from '../../world/context.ts'
import type { Login } from '../../world/records/login.ts'
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
