import { secondMs } from '../../../src/contract/rules/tokyo-time.ts'
import { sessionMs } from '../../../src/contract/rules/windows.ts'
import type { Context } from '../../world/context.ts'
import type { Login } from '../../world/records/auth.ts'
import type { World } from '../../world/world.ts'

/** Requests this close together share a token (protocols A4). */
const batchWindowMs = 5 * secondMs

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

/**
 * Rotates the token and returns the login with its new token. Within the batch window it keeps the token, extends the
 * window and returns undefined; `unbatch` disables the window for this request (protocols A4).
 */
export function rotateToken(
  world: World,
  login: Login,
  { unbatch }: { readonly unbatch: boolean },
  ctx: Context,
): { readonly login: Login; readonly token: string } | undefined {
  if (!unbatch && inBatch(login, ctx)) {
    world.logins.update(login.id, { rotatedAt: ctx.now })
    return undefined
  }
  const rotations = login.rotations + 1
  const token = ctx.ids.secret('token', login.memberId, login.id, ctx.now, rotations)
  const rotated = world.logins.update(login.id, {
    tokenHash: ctx.ids.hash(token),
    previousHash: login.tokenHash,
    earlierHash: login.previousHash,
    rotatedAt: ctx.now,
    rotations,
    expiresAt: ctx.now + sessionMs,
  })
  return { login: rotated, token }
}

/** Returns the end of a login as a session value: Unix seconds (protocols A2). */
export function expiryOf({ expiresAt }: Login): string {
  return String(Math.floor(expiresAt / secondMs))
}

function inBatch(login: Login, ctx: Context): boolean {
  return ctx.now - login.rotatedAt < batchWindowMs
}
