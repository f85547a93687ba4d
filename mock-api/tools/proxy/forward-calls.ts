import { performance } from 'node:perf_hooks'
import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import { withoutSession } from '../../http/credentials.ts'
import { readableParams, type ParamsSource } from '../../http/params/params.ts'
import { type ApiRequest, headerOf } from '../../http/request.ts'
import { jsonResponse, type ApiResponse } from '../../http/response.ts'
import type { Runtime } from '../../runtime.ts'
import { checkCall } from '../contract-check/check-call.ts'
import type { DriftRecord } from '../contract-check/drift-record.ts'
import type { Coverage } from '../inspection/coverage.ts'
import type { ExchangeLog } from '../inspection/exchange-log.ts'
import { requestText } from '../inspection/show-exchange.ts'
import { redact, redactHeaders } from '../redact.ts'
import type { Backend } from './backend.ts'
import { headersToSend, headersToReturn } from './forwarded-headers.ts'
import type { RealSessions } from './real-sessions.ts'

const timeoutMs = 60_000

/** The real API and the parts that note what it answers. */
export interface RealApi {
  readonly backend: Backend
  readonly sessions: RealSessions
  readonly exchanges: ExchangeLog
  readonly coverage: Coverage
  readonly drift: DriftRecord
  readonly runtime: Runtime
}

export function forwardPictures(real: RealApi): MiddlewareHandler {
  return async (c, next) => {
    if (!real.backend.isRealAt(c.req.header('host'))) return next()
    const { method, url } = c.req
    const { headers } = (c.env as HttpBindings).incoming
    const forwarded = await forward({ method, url, headers, body: undefined }, real)
    const response = 'bytes' in forwarded ? returned(forwarded) : forwarded
    return new Response(response.body, response)
  }
}

/**
 * Forwards a call to the real API and returns its response unchanged. Each exchange is checked against the contract;
 * GET /exchanges reports differences, which are never corrected.
 */
export async function forwardCall(request: ApiRequest, real: RealApi): Promise<ApiResponse> {
  const forwarded = await forward(request, real)
  if (!('bytes' in forwarded)) {
    request.fault = forwarded.status === 502
    return forwarded
  }
  record(request, real, forwarded)
  return returned(forwarded)
}

interface Forwarded {
  readonly response: Response
  readonly bytes: Buffer
}

/** Returns the real API's response, or ours when it was not asked or not reached. */
async function forward(request: ParamsSource, { backend, sessions }: RealApi): Promise<Forwarded | ApiResponse> {
  const url = new URL(request.url)
  const address = backend.url
  const allowed = sessions.has((name) => headerOf(request.headers, name) ?? url.searchParams.get(name) ?? undefined)
  const body = request.method === 'GET' ? undefined : request.body
  // A login in a body is rare, so it is refused instead of removed.
  if (!allowed && body?.includes('access-token'))
    return jsonResponse(401, { errors: ['ログインもしくはアカウント登録してください。'] })
  const forwarded = await send(backend, url.pathname + (allowed ? url.search : withoutSession(url.search)), {
    method: request.method,
    headers: headersToSend(request.headers, allowed),
    ...(body === undefined ? {} : { body: new Uint8Array(body) }),
  })
  if (!forwarded) return jsonResponse(502, { success: false, msg: 'APIサーバーに接続できませんでした。' })
  rememberLogins(sessions, forwarded.response, address)
  return forwarded
}

/** Returns undefined when the real API gives no whole response. */
async function send(backend: Backend, pathAndQuery: string, init: RequestInit): Promise<Forwarded | undefined> {
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await fetch(backend.target(pathAndQuery), { ...init, redirect: 'manual', signal })
    return { response, bytes: Buffer.from(await response.arrayBuffer()) }
  } catch {
    return undefined
  }
}

/** @param address of the API that gave the response */
function rememberLogins(sessions: RealSessions, { headers, url }: Response, address: string | null): void {
  sessions.remember((name) => headers.get(name) ?? undefined, address)
  // A mailed link leads back into the app with a login in the address (protocols A12).
  const location = headers.get('location')
  if (location === null || !URL.canParse(location, url)) return
  const query = new URL(location, url).searchParams
  sessions.remember((name) => query.get(name) ?? undefined, address)
}

function returned({ response: { status, headers }, bytes }: Forwarded): ApiResponse {
  const empty = status === 204 || status === 304
  return { status, headers: Object.fromEntries(headersToReturn(headers)), body: empty ? null : bytes }
}

/** Records a redacted exchange with its verdict at once, because real data must not stay in memory. */
function record(
  request: ApiRequest,
  { coverage, drift, exchanges, runtime }: RealApi,
  { response, bytes }: Forwarded,
): void {
  const { method, path, url } = request
  const params = readableParams(request)
  const isText = /json|text/.test(response.headers.get('content-type') ?? '')
  const body = isText ? bytes.toString('utf8') : ''
  const { status } = response
  const verdict = checkCall({ method, path, status, params, response: body })
  request.recorded = true
  drift.note({ method, path, status, issues: verdict.issues })
  coverage.count({ ...request, params, fault: false }, status, body)
  exchanges.addCall({
    at: Date.parse(response.headers.get('date') ?? '') || runtime.time.now(),
    method,
    url: redact(url),
    status,
    durationMs: Math.round((performance.now() - request.began) * 10) / 10,
    // Real data never goes to disk either.
    isReal: true,
    headers: {
      request: redactHeaders(request.headers),
      response: redactHeaders(Object.fromEntries(response.headers)),
    },
    request: redact(requestText(params)),
    response: redact(body),
    verdict,
  })
}
