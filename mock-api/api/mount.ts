import type { Context as HonoContext, Hono } from 'hono'
import {
  authenticate,
  rotatedHeaders,
  steadyHeaders,
  type LoginValue,
  type SessionHeaders,
} from '../features/auth/authenticate.ts'
import { assertAnswer } from '../http/assert-answer.ts'
import { writeJson } from '../http/cached-view.ts'
import { Answer, type Route } from '../http/define-route.ts'
import type { ExchangeContext } from '../http/exchange-context.ts'
import { originOf } from '../http/hosts.ts'
import { MalformedBody, readParams, type Params } from '../http/params.ts'
import { parseInput } from '../http/parse-input.ts'
import { withPortPlaceholder } from '../http/port-placeholder.ts'
import type { Session } from '../http/session.ts'
import type { Runtime } from '../runtime.ts'
import { Refusal } from '../world/refusal.ts'
import { checkAccess, checkIdentity } from './access-checks.ts'
import { answerTo, type RefusedAnswer } from './refusals.ts'

/**
 * Turns contract routes into Hono routes. Each request: parameters are read, the login is checked, gates,
 * shape and identity are checked, then the rule runs in one transaction. A refusal answers by the one table of
 * refusals and changes nothing.
 */
export function mount(app: Hono, routes: readonly Route[], runtime: Runtime): void {
  for (const route of routes) {
    app.on(route.endpoint.method, route.endpoint.path, (c) => answer(c, route, runtime))
  }
}

async function answer(c: HonoContext, route: Route, runtime: Runtime): Promise<Response> {
  const { endpoint } = route
  let session: Session | undefined
  let headers: SessionHeaders | undefined
  const note: ExchangeContext = c.get('exchange') ?? {}
  note.endpoint = endpoint
  try {
    const params = await readParams(c.req.raw)
    note.params = params
    session = authenticate(runtime.store.world, loginValues(c, params), runtime.context())
    checkAccess(endpoint, session)
    if (session) headers = sessionHeaders(session, params, runtime)
    const input = parseInput(endpoint, params)
    checkIdentity(endpoint, input, session?.member)
    const prepared = await route.prepare?.(input as never, runtime.files)
    const appOrigin = runtime.appOriginOf(c.req.raw)
    const apiOrigin = originOf(c.req.url)
    const result = runtime.store.transact((world) => {
      const call = {
        world,
        input,
        prepared,
        session,
        me: session && world.members.get(session.member.id),
        ctx: runtime.context(),
        appOrigin,
        apiOrigin,
        // Not a getter: an object literal with one gets a shape of its own each time, which costs more than most rules.
        mailOrigins: () => ({
          app: withPortPlaceholder(appOrigin, runtime.port()),
          api: withPortPlaceholder(apiOrigin, runtime.port()),
        }),
        isOwnAddress: runtime.isOwnAddress,
        navigation: c.req.header('sec-fetch-mode') === 'navigate',
      }
      return route.run(call as never)
    })
    return respond(c, note, result, headers, runtime)
  } catch (cause) {
    return refuse(note, cause, headers)
  }
}

function respond(
  c: HonoContext,
  note: ExchangeContext,
  result: unknown,
  headers: SessionHeaders | undefined,
  runtime: Runtime,
): Response {
  const special = result instanceof Answer ? result : undefined
  const body: unknown = special ? special.body : result
  const opened = special?.options.opened
  if (special?.options.redirect !== undefined) return c.redirect(special.options.redirect, 302)
  if (special?.options.notFoundPage) return c.text('404 Not Found', 404)
  if (runtime.checkAnswers && note.endpoint) assertAnswer(note.endpoint, body)
  const sent = special?.options.ended ? undefined : opened ? steadyHeaders(opened) : headers
  return sendJson(note, body, 200, sent)
}

function refuse(note: ExchangeContext, cause: unknown, headers: SessionHeaders | undefined): Response {
  const refusal = cause instanceof MalformedBody ? new Refusal('invalid', { msg: cause.message }) : cause
  if (!(refusal instanceof Refusal)) throw refusal
  const { status, body } = answerTo(refusal)
  // Protocols A3: also an answer that refuses repeats the login, but a 401 never does.
  return sendJson(note, body, status, status === 401 ? undefined : headers)
}

/** Writes the answer once, for the client and for the recorder. */
function sendJson(
  note: ExchangeContext,
  body: unknown,
  status: 200 | RefusedAnswer['status'],
  headers: SessionHeaders | undefined,
): Response {
  note.response = writeJson(body)
  // Plain headers and a text or bytes go out as they are, without a Headers object or a stream.
  return new Response(note.response, { status, headers: { ...headers, 'Content-Type': 'application/json' } })
}

function sessionHeaders(session: Session, params: Params, runtime: Runtime): SessionHeaders {
  if (runtime.variant('rotateTokens') !== 'on') return steadyHeaders(session)
  return runtime.store.transact((world) =>
    rotatedHeaders(world, session, 'unbatch' in params, runtime.context()),
  )
}

function loginValues(c: HonoContext, params: Params): LoginValue {
  return (name) => {
    const header = c.req.header(name)
    if (header !== undefined && header !== '') return header
    const value = params[name]
    return typeof value === 'string' && value !== '' ? value : undefined
  }
}
