import { performance } from 'node:perf_hooks'
import { WebSocket } from 'ws'
import * as z from 'zod/mini'
import { accountEndpoint } from '../../../src/contract/calls/account.ts'
import type { BackendCheck } from '../../../src/contract/control/backend.ts'
import { checkServer } from './check-server.ts'

/** Longest wait for one response. */
const timeoutMs = 5000
/** Time after which no further call is made; later parts count as not checked. */
const longestMs = 20_000

/**
 * Checks a server before the phones use it: does it respond, follow the contract, accept sockets, and how far is its
 * clock from ours. Writes nothing and logs nobody in.
 */
export async function checkBackend(base: string, now: () => number): Promise<BackendCheck> {
  const began = performance.now()
  const reached = await reach(base)
  const durationMs = Math.round(performance.now() - began)
  if (typeof reached === 'string')
    return { url: base, durationMs, problem: reached, clockMs: null, sockets: null, calls: [] }
  const date = Date.parse(reached.headers.get('date') ?? '')
  // The header has whole seconds: takes the middle of its second at the middle of the request.
  const clockMs = Number.isNaN(date) ? null : Math.round(date + 500 - (now() - durationMs / 2))
  const sockets = await takesSockets(base)
  const calls: BackendCheck['calls'] = []
  try {
    for await (const { endpoint, outcome, issues } of checkServer({ base, logins: [], write: false, timeoutMs })) {
      if (outcome !== 'not checked') calls.push(rowOf(endpoint, issues))
      if (performance.now() - began > longestMs) break
    }
  } catch (cause) {
    return { url: base, durationMs, problem: problemOf(cause), clockMs, sockets, calls }
  }
  return { url: base, durationMs, problem: null, clockMs, sockets, calls }
}

function rowOf(
  { id, method, path }: { id: string; method: string; path: string },
  issues: Readonly<BackendCheck['calls'][number]['issues']>,
) {
  return { id, method, path, issues: [...issues] }
}

const addressOf = (base: string, path: string) => base.replace(/\/$/, '') + path

async function reach(base: string): Promise<Response | Exclude<BackendCheck['problem'], null>> {
  try {
    const response = await fetch(addressOf(base, accountEndpoint.path), {
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    // An unread body would keep its connection.
    await response.body?.cancel()
    return response
  } catch (cause) {
    return problemOf(cause)
  }
}

const failed = z.object({ cause: z.object({ code: z.string() }) })

/** Maps Node's connection errors to problems. */
function problemOf(cause: unknown): Exclude<BackendCheck['problem'], null> {
  if (cause instanceof Error && cause.name === 'TimeoutError') return 'silent'
  const code = z.safeParse(failed, cause).data?.cause.code ?? ''
  if (code === 'ECONNREFUSED') return 'refused'
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'unknown-name'
  if (/CERT|SSL|TLS|SELF_SIGNED/.test(code)) return 'certificate'
  return 'breaks-off'
}

function takesSockets(base: string): Promise<boolean> {
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
