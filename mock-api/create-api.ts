import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { answerCall } from './api/answer-call.ts'
import { routes } from './api/routes.ts'
import type { AppDependencies } from './app-dependencies.ts'
import { applyFault } from './faults/apply-fault.ts'
import { generalFailure } from './general-failure.ts'
import { collectBody } from './http/collect-body.ts'
import { crossOriginHeaders, preflightHeaders } from './http/cross-origin.ts'
import { dateWriter } from './http/date-text.ts'
import type { Route } from './http/define-route.ts'
import { arrived, relativeUrl, type ExchangeContext } from './http/exchange-context.ts'
import { foreignOriginText, isForeign, roleAt, unknownHostText } from './http/guard.ts'
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

/** Takes a request below /api from Node and answers it. */
export type ApiListener = (incoming: IncomingMessage, outgoing: ServerResponse) => void

/**
 * The member API. It takes its calls straight from Node, since a framework between the two costs as much as the call itself
 * (docs/decisions/0015). What happens to a call stands in `answer`, in order (docs/request-path.md).
 */
export function createApi(dependencies: AppDependencies, real: RealApi): ApiListener {
  const { runtime, site, exchanges, coverage, faults, backend, logError } = dependencies
  const dateText = dateWriter()
  /** Made with the first answer, since the port is known only then. */
  let always: ReturnType<typeof dataHeaders> | undefined

  async function answer(call: ExchangeContext, route: Route | undefined): Promise<void> {
    const { method, path, headers } = call
    const { host, origin } = headers
    if (roleAt(site, host) === 'unknown') return send(call, textAnswer(403, unknownHostText))
    if (isForeign(method, headers, site)) return send(call, textAnswer(403, foreignOriginText))
    const otherOrigin = origin === `http://${host}` ? undefined : origin
    if (otherOrigin !== undefined && method === 'OPTIONS')
      return send(call, { status: 204, headers: preflightHeaders(otherOrigin), body: null })
    const fault = faults.ofCall(method, path)
    const answered = fault
      ? await applyFault(fault, call, () => reach(call, route))
      : await reach(call, route)
    // A real API's own headers are not touched.
    const isReal = backend.isRealAt(host)
    const sent = isReal ? answered : withRailsHeaders(answered, method, headers['if-none-match'])
    const sentHeaders = allHeaders(
      sent,
      otherOrigin === undefined ? undefined : crossOriginHeaders(otherOrigin),
    )
    if (!call.recorded)
      recordCall(exchanges, coverage, call, {
        answer: answered,
        headers: sentHeaders,
        at: runtime.time.now(),
        operation: runtime.history.operationOf(call),
        isReal,
      })
    write(call, sent, sentHeaders)
  }

  /** What answers behind the guards and the faults; never throws. */
  async function reach(call: ExchangeContext, route: Route | undefined): Promise<WrittenAnswer> {
    try {
      const most = picturePaths.has(route?.endpoint.path ?? call.path) ? pictureBody : ordinaryBody
      if (!(await collectBody(call, most))) return refused(413, '送信されたデータが大きすぎます。')
      if (backend.isRealAt(call.headers.host)) return await forwardCall(call, real)
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
      return jsonAnswer(500, generalFailure(cause, runtime))
    }
  }

  /** All headers go out together in one plain object: each that is set later costs Node a copy of what is there. */
  function allHeaders({ status, headers, body }: WrittenAnswer, allowed?: object): Record<string, string> {
    const all: Record<string, string> = {
      // The member app learns the virtual time from its Date header; a real API's own wins.
      date: dateText(runtime.time.now()),
      ...(always ??= dataHeaders(site)),
      ...headers,
      ...allowed,
    }
    if (status !== 204 && status !== 304)
      all['content-length'] = String(body === null ? 0 : Buffer.byteLength(body))
    return all
  }

  function send(call: ExchangeContext, answered: WrittenAnswer): void {
    write(call, answered, allHeaders(answered))
  }

  function write(
    { outgoing }: ExchangeContext,
    { status, body }: WrittenAnswer,
    headers: OutgoingHttpHeaders,
  ): void {
    // A fault or the client has cut the line.
    if (outgoing.destroyed) return
    outgoing.writeHead(status, headers)
    outgoing.end(body)
  }

  return (incoming, outgoing) => {
    const path = pathOf(relativeUrl(incoming))
    const route = routeOf(incoming.method as string, path)
    const call = arrived(incoming, outgoing, path, route?.endpoint)
    answer(call, route).catch((cause: Error) => {
      logError(`${call.method} ${path}: ${cause.message}`)
      outgoing.destroy()
    })
  }
}

const routesByCall = new Map(
  routes.map((route) => [callOf(route.endpoint.method, route.endpoint.path), route]),
)

/** Rails routes `/api/account/` and `/api/account.json` as `/api/account`, and HEAD as GET. */
function routeOf(method: string, path: string): Route | undefined {
  const routed = method === 'HEAD' ? 'GET' : method
  return (
    routesByCall.get(callOf(routed, path)) ??
    routesByCall.get(callOf(routed, path.replace(/(?:\.json)?\/*$/, '')))
  )
}

function callOf(method: string, path: string): string {
  return `${method} ${path}`
}

function pathOf(url: string): string {
  const [path] = url.split(/[?#]/, 1) as [string]
  if (!path.includes('%')) return path
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

const refused = (status: number, msg: string) => jsonAnswer(status, { success: false, msg })
