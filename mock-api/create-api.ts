import { Hono, type Context } from 'hono'
import { cors } from 'hono/cors'
import { sessionNames } from '../src/contract/rules/session-values.ts'
import { answerCall } from './api/answer-call.ts'
import { routes } from './api/routes.ts'
import type { AppDependencies } from './app-dependencies.ts'
import { applyFault } from './faults/apply-fault.ts'
import { collectBody, hasBody } from './http/collect-body.ts'
import { dateWriter } from './http/date-text.ts'
import type { Route } from './http/define-route.ts'
import { arrived, type ExchangeContext } from './http/exchange-context.ts'
import { foreignOriginText, isForeign, unknownHostText } from './http/guard.ts'
import { isAppOrigin, roleOfHost } from './http/hosts.ts'
import { withRailsHeaders } from './http/rails-headers.ts'
import { dataHeaders } from './http/security-headers.ts'
import { jsonAnswer, textAnswer, type WrittenAnswer } from './http/written-answer.ts'
import { recordCall } from './inspection/record-call.ts'
import { forwardCall, type RealApi } from './proxy/forward-calls.ts'

const kilobyte = 1024
const ordinaryBody = 512 * kilobyte
/** Three photos of 10 MB, or one picture of 10 MB as base64 (API-12, API-17). */
const pictureBody = 32 * kilobyte * kilobyte
const picturePaths = new Set(['/api/user/profile_img', '/api/age_conf/submit'])

/**
 * The member API as a Hono app: one handler per documented call and no middleware, so that Hono hands each request
 * straight to it. What happens to a call stands in `answer`, in order (docs/request-path.md).
 */
export function createApi(dependencies: AppDependencies, real: RealApi): Hono {
  const { runtime, site, exchanges, coverage, faults, backend, logError } = dependencies
  const dateText = dateWriter()
  /** Made with the first answer, since the port is known only then. */
  let always: ReturnType<typeof dataHeaders> | undefined
  const allowOtherOrigin = cors({
    origin: (origin) => (isAppOrigin(origin, site.port(), site.appOrigins) ? origin : null),
    // Protocols A15: what a page of another origin may send and read.
    allowHeaders: [...sessionNames, 'content-type'],
    exposeHeaders: [...sessionNames],
    allowMethods: ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS'],
    credentials: true,
  })

  async function answer(c: Context, route?: Route): Promise<Response> {
    const call = arrived(c, route?.endpoint)
    const { method, path, headers } = call
    if (roleOfHost(headers.host) === 'unknown') return send(textAnswer(403, unknownHostText))
    if (isForeign(method, headers, site)) return send(textAnswer(403, foreignOriginText))
    const isOwnOrigin = headers.origin === undefined || headers.origin === `http://${headers.host}`
    const preflight = isOwnOrigin ? undefined : await allowOtherOrigin(c, () => Promise.resolve())
    if (preflight) return send({ status: preflight.status, headers: {}, body: null }, preflight.headers)
    const fault = faults.ofCall(method, path)
    const answered = fault
      ? await applyFault(fault, call, () => reach(call, route))
      : await reach(call, route)
    if (!call.recorded)
      recordCall(exchanges, coverage, call, answered, runtime.time.now(), runtime.history.operationOf(call))
    // A real API's own headers are not touched.
    const sent =
      backend.mode === 'real' ? answered : withRailsHeaders(answered, method, headers['if-none-match'])
    return send(sent, isOwnOrigin ? undefined : c.res.headers)
  }

  /** What answers behind the guards and the faults; never throws. */
  async function reach(call: ExchangeContext, route: Route | undefined): Promise<WrittenAnswer> {
    try {
      const most = picturePaths.has(route?.endpoint.path ?? call.path) ? pictureBody : ordinaryBody
      if (hasBody(call.headers) && !(await collectBody(call.node.incoming, most)))
        return refused(413, '送信されたデータが大きすぎます。')
      if (backend.mode === 'real') return await forwardCall(call, real)
      runtime.time.settle()
      if (!route) return refused(404, '見つかりませんでした。')
      const answered = await answerCall(call, route, runtime)
      // Nothing is told before it is safe, also not to who only read it.
      const saved = runtime.store.saved()
      if (saved) await saved
      return answered
    } catch (cause) {
      // A defect of ours: told to the log, never with what the member sent.
      logError(`${call.method} ${call.path}: ${(cause as Error).message}`)
      return refused(500, 'エラーが発生しました。')
    }
  }

  /** All headers go out together in one plain object: each that is set later costs Node a copy of what is there. */
  function send({ status, headers, body }: WrittenAnswer, allowed?: Headers): Response {
    // The member app learns the virtual time from its Date header; a real API's own wins.
    const all = { date: dateText(runtime.time.now()), ...(always ??= dataHeaders(site)), ...headers }
    if (allowed) Object.assign(all, Object.fromEntries(allowed))
    return new Response(body, { status, headers: all })
  }

  const api = new Hono()
  for (const route of routes) api.on(route.endpoint.method, route.endpoint.path, (c) => answer(c, route))
  // Preflights, what Rails routes to a call all the same, and what is documented nowhere.
  const routesByCall = new Map(
    routes.map((route) => [callOf(route.endpoint.method, route.endpoint.path), route]),
  )
  api.notFound((c) =>
    answer(c, routesByCall.get(callOf(c.req.method, c.req.path.replace(/(?:\.json)?\/*$/, '')))),
  )
  return api
}

/** Rails routes `/api/account/` and `/api/account.json` as `/api/account`. */
const callOf = (method: string, path: string) => `${method} ${path}`

const refused = (status: number, msg: string) => jsonAnswer(status, { success: false, msg })
