import { performance } from 'node:perf_hooks'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context, Handler } from 'hono'
import { cors } from 'hono/cors'
import { formerLoginHeader, sessionNames } from '../../src/contract/rules/session-values.ts'
import { handleCall } from '../api/handle-call.ts'
import type { AppDependencies } from '../app-dependencies.ts'
import { StoreError } from '../engine/store/files.ts'
import { isDiskFull } from '../engine/store/folder-health.ts'
import type { Route } from '../http/define-route.ts'
import { withRailsHeaders } from '../http/rails-headers.ts'
import { collectBody } from '../http/request-body.ts'
import { requestFrom, type ApiRequest } from '../http/request.ts'
import { isCut, jsonResponse, textResponse, type ApiResponse } from '../http/response.ts'
import { dataHeaders, foreignOriginText, isForeign, roleAt, unknownHostText } from '../http/security.ts'
import { failedRequestLine } from '../log.ts'
import type { Runtime } from '../runtime.ts'
import { applyFault } from '../tools/faults/faults.ts'
import type { Operation } from '../tools/history/moments.ts'
import type { Coverage } from '../tools/inspection/coverage.ts'
import type { ExchangeLog } from '../tools/inspection/exchange-log.ts'
import { forwardCall, type RealApi } from '../tools/proxy/forward-calls.ts'

/** Returns the body of a 500. Its text names a full disk, which a tester can free; the workbench learns of it too. */
export function generalFailure(cause: unknown, { store }: Runtime): { success: false; msg: string } {
  if (!isDiskFull(cause)) return { success: false, msg: 'エラーが発生しました。' }
  // The store has reported its own failed writes; a failed picture is reported here.
  if (!(cause instanceof StoreError)) store.folder.health.failed(cause)
  return { success: false, msg: 'このコンピューターのディスクがいっぱいのため、保存できませんでした。' }
}

const isCall = (path: string) => path.startsWith('/api/')

const kilobyte = 1024
const ordinaryBody = 512 * kilobyte
/** Three photos of 10 MB, or one picture of 10 MB as base64 (API-12, API-17). */
const pictureBody = 32 * kilobyte * kilobyte
const picturePaths = new Set(['/api/user/profile_img', '/api/age_conf/submit'])

/**
 * Returns the handler of a documented call: guards, fault, body, backend, headers, recorder, in this order
 * (docs/architecture.md). Without a route it responds to an unknown call.
 */
export function memberApi(dependencies: AppDependencies, real: RealApi): (route?: Route) => Handler {
  const { runtime, site, exchanges, coverage, faults, backend, logError } = dependencies
  /** Created lazily, because the port is unknown until the server listens. */
  let always: ReturnType<typeof dataHeaders> | undefined
  /** Protocols A15. Any request header is allowed, because clients and tracing SDKs add theirs. */
  const crossOrigin = cors({
    origin: (origin) => origin,
    credentials: true,
    exposeHeaders: [...sessionNames, formerLoginHeader, 'authorization', 'date', 'etag'],
    allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
  })

  function headersOf({ status, headers, body }: ApiResponse, allowed: object): Record<string, string> {
    const all: Record<string, string> = {
      // The member app reads the virtual time from the Date header; a real API's own wins.
      date: new Date(runtime.time.now()).toUTCString(),
      ...(always ??= dataHeaders(site)),
      ...headers,
      ...allowed,
    }
    // The one page among the responses (D-119) has style attributes, which load and run nothing.
    if (headers['content-type']?.startsWith('text/html'))
      all['content-security-policy'] += "; style-src-attr 'unsafe-inline'"
    if (status !== 204 && status !== 304) all['content-length'] = String(body === null ? 0 : Buffer.byteLength(body))
    return all
  }

  const forbidden = (text: string) =>
    new Response(text, { status: 403, headers: headersOf(textResponse(403, text), {}) })

  /** Returns the response behind guards and faults. Never throws. */
  async function reach(call: ApiRequest, route: Route | undefined): Promise<ApiResponse> {
    try {
      const most = picturePaths.has(route?.endpoint.path ?? call.path) ? pictureBody : ordinaryBody
      if (!(await collectBody(call, most))) return refused(413, '送信されたデータが大きすぎます。')
      if (backend.isRealAt(call.headers.host) && isCall(call.path)) return await forwardCall(call, real)
      runtime.time.settle()
      if (!route) return refused(404, '見つかりませんでした。')
      const answered = await handleCall(call, route, runtime)
      // Waits until the journal is flushed, for reads too: a response must never show a change that a crash could undo.
      const saved = runtime.store.saved()
      if (saved) await saved
      return answered
    } catch (cause) {
      logError(failedRequestLine(call, cause))
      return jsonResponse(500, generalFailure(cause, runtime))
    }
  }

  /** @param allowed headers for a page of another origin */
  async function answer(c: Context, route: Route | undefined, allowed: object): Promise<Response> {
    const { incoming, outgoing } = c.env as HttpBindings
    const call = requestFrom(incoming, outgoing, route?.endpoint)
    const { method, path, headers } = call
    const fault = faults.ofCall(method, path)
    const answered = fault ? await applyFault(fault, call, () => reach(call, route)) : await reach(call, route)
    // The headers of a real API pass unchanged.
    const isReal = backend.isRealAt(headers.host)
    const sent = isReal ? answered : withRailsHeaders(answered, method, headers['if-none-match'])
    const sentHeaders = headersOf(sent, allowed)
    if (!call.recorded)
      recordCall(exchanges, coverage, call, {
        answer: answered,
        headers: sentHeaders,
        at: runtime.time.now(),
        operation: runtime.history.operationOf(call),
        isReal,
      })
    // A fault or the client has cut the connection.
    if (isCut(answered) || outgoing.destroyed) return RESPONSE_ALREADY_SENT
    return new Response(sent.body as string | Uint8Array<ArrayBuffer> | null, {
      status: sent.status,
      headers: sentHeaders,
    })
  }

  return (route) => async (c) => {
    const { method, headers } = (c.env as HttpBindings).incoming
    if (roleAt(site, headers.host) === 'unknown') return forbidden(unknownHostText)
    if (isForeign(method as string, headers, site)) return forbidden(foreignOriginText)
    if (headers.origin === undefined || headers.origin === `http://${headers.host}`) return answer(c, route, {})
    const preflight = await crossOrigin(c, async () => {
      c.res = await answer(c, route, Object.fromEntries(c.res.headers))
    })
    return preflight ?? c.res
  }
}

const refused = (status: number, msg: string) => jsonResponse(status, { success: false, msg })

/** Of larger requests only the size is kept: a thousand pictures must not stay in memory. */
const largestKept = 64 * 1024

/** Recorded parts of a request. */
export type CallToRecord = Pick<ApiRequest, 'method' | 'url' | 'headers' | 'params' | 'endpoint' | 'fault' | 'began'>

interface Outcome {
  readonly answer: ApiResponse
  readonly headers: Readonly<Record<string, string>>
  /** Virtual instant. */
  readonly at: number
  readonly operation: Operation | undefined
  readonly isReal: boolean
}

/** Records a call for the inspector and the coverage, from data that exists anyway. */
export function recordCall(
  log: ExchangeLog,
  coverage: Coverage,
  call: CallToRecord,
  { answer, headers, at, operation, isReal }: Outcome,
): void {
  const status = isCut(answer) ? 0 : answer.status
  const response = answer.body ?? ''
  coverage.count(call, status, response)
  log.addCall({
    at,
    method: call.method,
    url: call.url,
    status,
    durationMs: Math.round((performance.now() - call.began) * 10) / 10,
    headers: { request: call.headers, response: status === 0 ? {} : headers },
    request: requestOf(call),
    response,
    fault: call.fault,
    operation,
    isReal,
  })
}

function requestOf({ method, headers, params }: CallToRecord): unknown {
  if (method === 'GET') return params ?? {}
  const size = Number(headers['content-length'] ?? 0)
  if (headers['content-type']?.startsWith('multipart/')) return `（ファイル ${size} バイト）`
  return size > largestKept ? `（大きな本文 ${size} バイト）` : (params ?? '')
}
