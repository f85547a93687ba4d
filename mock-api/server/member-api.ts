import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context, Handler } from 'hono'
import { cors } from 'hono/cors'
import { formerLoginHeader, sessionNames } from '../../src/contract/rules/session-values.ts'
import type { Route } from '../http/define-route.ts'
import { httpDate } from '../http/http-date.ts'
import { withRailsHeaders } from '../http/rails-headers.ts'
import { requestFrom } from '../http/request.ts'
import { type ApiResponse, isCut } from '../http/response.ts'
import { dataHeaders } from '../http/security-headers.ts'
import { recordCall } from './record-call.ts'
import { respondToCall, type CallDependencies } from './respond-to-call.ts'

/** Protocols A15. Any request header is allowed, because clients and tracing SDKs add theirs. */
const crossOrigin = cors({
  origin: (origin) => origin,
  credentials: true,
  exposeHeaders: [...sessionNames, formerLoginHeader, 'authorization', 'date', 'etag'],
  allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
})

/**
 * Returns the handler of a documented call: its response, headers, recorder, in this order (docs/architecture.md).
 * Without a route it responds to an unknown call.
 */
export function memberApi(dependencies: CallDependencies): (route?: Route) => Handler {
  const { runtime, exchanges, coverage, backend } = dependencies
  const headersOf = headerWriter(dependencies)

  /** @param allowed headers for a page of another origin */
  async function respond(c: Context, route: Route | undefined, allowed: object): Promise<Response> {
    const { incoming, outgoing } = c.env as HttpBindings
    const request = requestFrom(incoming, outgoing, route?.endpoint)
    const { method, headers } = request
    const reached = await respondToCall(request, route, dependencies)
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

/** Returns the function that completes the headers of a response; `allowed` are those for a page of another origin. */
function headerWriter({ runtime, site }: Pick<CallDependencies, 'runtime' | 'site'>) {
  /** Created lazily, because the port is unknown until the server listens. */
  let always: ReturnType<typeof dataHeaders> | undefined
  return ({ status, headers, body }: ApiResponse, allowed: object): Record<string, string> => {
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
}
