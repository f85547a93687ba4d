import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context, Handler } from 'hono'
import { cors } from 'hono/cors'
import { formerLoginHeader, sessionNames } from '../../src/contract/rules/session-values.ts'
import { handleCall } from '../api/handle-call.ts'
import type { AppDependencies } from '../app-dependencies.ts'
import type { Route } from '../http/define-route.ts'
import { ClientGone, collectBody } from '../http/request-body.ts'
import { type ApiRequest, requestFrom } from '../http/request.ts'
import { type ApiResponse, cutResponse, httpDate, isCut, jsonResponse, withRailsHeaders } from '../http/response.ts'
import { dataHeaders } from '../http/security-headers.ts'
import { applyFault } from '../tools/faults/apply-fault.ts'
import { forwardCall, type RealApi } from '../tools/proxy/forward-calls.ts'
import { failedRequest } from './failed-request.ts'
import { recordCall } from './record-call.ts'

const isCall = (path: string) => path.startsWith('/api/')

const kilobyte = 1024
const ordinaryBody = 512 * kilobyte
/** Three photos of 10 MB, or one picture of 10 MB as base64 (API-12, API-17). */
const pictureBody = 32 * kilobyte * kilobyte

/**
 * Returns the handler of a documented call: body, fault, backend, headers, recorder, in this order
 * (docs/architecture.md). Without a route it responds to an unknown call.
 */
export function memberApi(dependencies: AppDependencies, real: RealApi): (route?: Route) => Handler {
  const { runtime, site, exchanges, coverage, faults, backend } = dependencies
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
      // A real API's own wins.
      date: httpDate(runtime.time.now()),
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

  /**
   * Returns the response of a call. Reads the body before a fault delays it: like a slow server, it acts although the
   * client has left meanwhile. A client that leaves while it sends makes no call.
   */
  async function answer(request: ApiRequest, route: Route | undefined): Promise<ApiResponse> {
    const fault = faults.ofCall(request.method, request.path)
    try {
      const read = collectBody(request, route?.endpoint.sendsPictures ? pictureBody : ordinaryBody)
      const fits = read === true || (await read)
      return fault
        ? await applyFault(fault, request, () => reach(request, route, fits))
        : await reach(request, route, fits)
    } catch (cause) {
      if (cause instanceof ClientGone) return cutResponse
      throw cause
    }
  }

  /**
   * Returns the response behind the faults. Never throws.
   * @param fits whether the body is not too large
   */
  async function reach(request: ApiRequest, route: Route | undefined, fits: boolean): Promise<ApiResponse> {
    try {
      if (!fits) return refused(413, '送信されたデータが大きすぎます。')
      request.isReal = backend.isRealAt(request.headers.host)
      if (request.isReal && isCall(request.path)) return await forwardCall(request, real)
      return await runtime.time.serve(() =>
        route ? handleCall(request, route, runtime) : refused(404, '見つかりませんでした。'),
      )
    } catch (cause) {
      return jsonResponse(500, failedRequest(dependencies, request, cause))
    }
  }

  /** @param allowed headers for a page of another origin */
  async function respond(c: Context, route: Route | undefined, allowed: object): Promise<Response> {
    const { incoming, outgoing } = c.env as HttpBindings
    const request = requestFrom(incoming, outgoing, route?.endpoint)
    const { method, headers } = request
    const reached = await answer(request, route)
    // The headers of a real API pass unchanged. Another backend may have been chosen since.
    const isReal = request.isReal || backend.isRealAt(headers.host)
    const response = isReal ? reached : withRailsHeaders(reached, method, headers['if-none-match'])
    const sentHeaders = headersOf(response, allowed)
    if (!request.recorded)
      recordCall(exchanges, coverage, request, {
        response: reached,
        headers: sentHeaders,
        at: runtime.time.now(),
        operation: runtime.history.operations.of(request),
        isReal,
      })
    // A fault or the client has closed the connection.
    if (isCut(reached) || outgoing.destroyed) return RESPONSE_ALREADY_SENT
    return new Response(response.body as string | Uint8Array<ArrayBuffer> | null, {
      status: response.status,
      headers: sentHeaders,
    })
  }

  return (route) => async (c) => {
    const { headers } = (c.env as HttpBindings).incoming
    if (headers.origin === undefined || headers.origin === `http://${headers.host}`) return respond(c, route, {})
    const preflight = await crossOrigin(c, async () => {
      c.res = await respond(c, route, Object.fromEntries(c.res.headers))
    })
    return preflight ?? c.res
  }
}

const refused = (status: number, msg: string) => jsonResponse(status, { success: false, msg })
