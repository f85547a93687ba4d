import { WebSocket } from 'ws'
import * as z from 'zod/mini'
import type { BackendCheck } from '../../../src/contract/control/backend.ts'
import { addressOf } from './probe.ts'

/** Why a server gives no response. */
export type ReachProblem = NonNullable<BackendCheck['problem']>

/** Asks for an address and follows no redirect. Returns the response without its body, or why there is none. */
export async function reach(address: string, timeoutMs: number): Promise<Response | ReachProblem> {
  try {
    const response = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) })
    // An unread body would keep its connection.
    await response.body?.cancel()
    return response
  } catch (cause) {
    return problemOf(cause)
  }
}

const failed = z.object({ cause: z.object({ code: z.string() }) })

/** Maps Node's connection errors to problems. */
export function problemOf(cause: unknown): ReachProblem {
  if (cause instanceof Error && cause.name === 'TimeoutError') return 'silent'
  const code = z.safeParse(failed, cause).data?.cause.code ?? ''
  if (code === 'ECONNREFUSED') return 'refused'
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'unknown-name'
  if (/CERT|SSL|TLS|SELF_SIGNED/.test(code)) return 'certificate'
  return 'breaks-off'
}

/** Whether a server accepts sockets of Action Cable. */
export function takesSockets(base: string, timeoutMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const url = addressOf(base, '/cable').replace(/^http/, 'ws')
    const options = { origin: new URL(base).origin, handshakeTimeout: timeoutMs }
    const socket = new WebSocket(url, ['actioncable-v1-json'], options)
    socket.once('open', () => {
      socket.terminate()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
