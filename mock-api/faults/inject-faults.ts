import { setTimeout } from 'node:timers/promises'
import type { Context, MiddlewareHandler } from 'hono'
import type { CallFault } from '../../src/contract/control/faults.ts'
import type { Faults } from './faults.ts'

/** Lets faults strike calls: slow, answered wrongly, or cut off. */
export function injectFaults(faults: Faults): MiddlewareHandler {
  return async (c, next) => {
    const fault = faults.ofCall(c.req.method, c.req.path)
    if (!fault) return next()
    if (fault.latencyMs) {
      mark(c)
      await setTimeout(fault.latencyMs)
    }
    if (fault.drop === true) return cut(c)
    if (fault.status === undefined && fault.body === undefined) {
      await next()
      if (fault.drop === 'after') c.res = cut(c)
      return undefined
    }
    return answer(c, fault)
  }
}

function answer(c: Context, { status = 200, body }: CallFault): Response {
  mark(c)
  const text = typeof body === 'string' ? body : JSON.stringify(body ?? usualBody(status))
  const empty = status === 204 || status === 304
  return new Response(empty ? null : text, { status, headers: { 'Content-Type': 'application/json' } })
}

/** What a server that fails in this way says (C-5). */
function usualBody(status: number): object {
  if (status === 401) return { errors: ['ログインもしくはアカウント登録してください。'] }
  return { success: false, msg: 'エラーが発生しました。' }
}

/** Ends the connection without an answer. */
function cut(c: Context): Response {
  mark(c)
  const { outgoing } = c.env as { outgoing?: { destroy(): void } }
  outgoing?.destroy()
  // Tells the Node adapter that there is nothing left to write.
  return new Response(null, { headers: { 'x-hono-already-sent': 'true' } })
}

function mark(c: Context): void {
  const note = c.get('exchange')
  if (note) note.fault = true
}
