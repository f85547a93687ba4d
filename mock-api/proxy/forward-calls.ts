import type { Context, MiddlewareHandler } from 'hono'
import { checkCall } from '../contract-check/check-call.ts'
import { findEndpoint } from '../contract-check/find-endpoint.ts'
import { readParams } from '../http/params.ts'
import { withoutSession } from '../http/session-values.ts'
import type { Coverage } from '../inspection/coverage.ts'
import type { ExchangeLog } from '../inspection/exchange-log.ts'
import { redact } from '../inspection/redact.ts'
import { requestText } from '../inspection/request-text.ts'
import type { Runtime } from '../runtime.ts'
import type { Backend } from './backend.ts'
import { headersToReturn, headersToSend } from './proxy-headers.ts'
import type { RealSessions } from './real-sessions.ts'

const patienceMs = 60_000

export interface ProxyParts {
  readonly backend: Backend
  readonly sessions: RealSessions
  readonly exchanges: ExchangeLog
  readonly coverage: Coverage
  readonly runtime: Runtime
}

/**
 * Hands calls to the real API while it is chosen, and its answers back as they are. Each is checked against the contract;
 * what differs is reported by GET /exchanges, never mended.
 */
export function forwardCalls(parts: ProxyParts): MiddlewareHandler {
  return (c, next) => (parts.backend.mode === 'real' ? forward(c, parts) : next())
}

async function forward(c: Context, parts: ProxyParts): Promise<Response> {
  const { backend, sessions } = parts
  const began = performance.now()
  const request = c.req.raw
  const url = new URL(request.url)
  const allowed = sessions.has((name) => c.req.header(name) ?? url.searchParams.get(name) ?? undefined)
  const body = request.method === 'GET' || request.body === null ? undefined : await request.arrayBuffer()
  // A login in a body is unusual enough to be refused rather than cut out.
  if (!allowed && body && Buffer.from(body).includes('access-token'))
    return c.json({ errors: ['ログインもしくはアカウント登録してください。'] }, 401)
  let answer: Response
  let bytes: ArrayBuffer
  try {
    answer = await fetch(backend.target(url.pathname + (allowed ? url.search : withoutSession(url.search))), {
      method: request.method,
      headers: headersToSend(request.headers, allowed),
      ...(body === undefined ? {} : { body }),
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    })
    bytes = await answer.arrayBuffer()
  } catch {
    const note = c.get('exchange')
    if (note) note.fault = true
    return c.json({ success: false, msg: 'APIサーバーに接続できませんでした。' }, 502)
  }
  sessions.remember((name) => answer.headers.get(name) ?? undefined)
  // A mailed link leads back into the app with a login in the address (protocols A12).
  const place = answer.headers.get('location')
  if (place !== null && URL.canParse(place)) {
    const query = new URL(place).searchParams
    sessions.remember((name) => query.get(name) ?? undefined)
  }
  await record(c, parts, { answer, bytes, body, began })
  const empty = answer.status === 204 || answer.status === 304
  return new Response(empty ? null : bytes, {
    status: answer.status,
    headers: headersToReturn(answer.headers),
  })
}

interface Forwarded {
  readonly answer: Response
  readonly bytes: ArrayBuffer
  readonly body: ArrayBuffer | undefined
  readonly began: number
}

/** Notes an exchange with its verdict at once, and without secrets: real ones must not stay in memory. */
async function record(c: Context, parts: ProxyParts, forwarded: Forwarded): Promise<void> {
  const note = c.get('exchange')
  if (!note) return
  const { answer, bytes, body, began } = forwarded
  const { method, path } = c.req
  const copy = new Request(c.req.url, { method, headers: c.req.raw.headers, ...(body ? { body } : {}) })
  const params = await readParams(copy).catch(() => undefined)
  const isText = /json|text/.test(answer.headers.get('content-type') ?? '')
  const response = isText ? Buffer.from(bytes).toString('utf8') : ''
  const { status } = answer
  const endpoint = findEndpoint(method, path)
  note.recorded = true
  parts.coverage.count({ ...(endpoint ? { endpoint } : {}), ...(params ? { params } : {}) }, status, response)
  parts.exchanges.addCall({
    at: Date.parse(answer.headers.get('date') ?? '') || parts.runtime.time.now(),
    method,
    url: redact(c.req.url),
    status,
    durationMs: Math.round((performance.now() - began) * 10) / 10,
    request: redact(requestText(params)),
    response: redact(response),
    verdict: checkCall({ method, path, status, params, response }),
  })
}
