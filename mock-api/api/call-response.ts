import { formerLoginHeader } from '../../src/contract/rules/session-values.ts'
import { isGemCall } from '../../src/contract/wire/endpoint.ts'
import type { LoginValue } from '../features/auth/session.ts'
import { writeJson } from '../http/cached-view.ts'
import { type Route, RouteResponse } from '../http/define-route.ts'
import { MalformedBody } from '../http/params/rack-limits.ts'
import { type ApiResponse, assertResponse, htmlResponse, textResponse } from '../http/response.ts'
import type { Runtime } from '../runtime.ts'
import { Refusal } from '../world/refusal.ts'
import { responseTo } from './refusals.ts'
import { repeatedHeaders, type SessionHeaders } from './session-headers.ts'

/** Responds with the result of a rule. */
export function accepted(
  result: unknown,
  headers: SessionHeaders | undefined,
  { endpoint }: Route,
  runtime: Runtime,
): ApiResponse {
  const special = result instanceof RouteResponse ? result : undefined
  const body: unknown = special ? special.body : result
  if (special?.options.redirect !== undefined)
    return { status: 302, headers: { location: special.options.redirect }, body: null }
  const page = special?.options.notFoundPage
  if (page) return page === 'plain' ? textResponse(404, '404 Not Found') : htmlResponse(404, page.html)
  if (runtime.checkResponses) assertResponse(endpoint, body)
  if (special?.options.ended) return written(200, body, undefined)
  const opened = special?.options.opened
  return written(200, body, opened ? repeatedHeaders(opened) : headers)
}

/** Responds to a refusal or an unreadable request. Throws every other cause. */
export function refused(cause: unknown, { endpoint }: Route, headers: SessionHeaders | undefined): ApiResponse {
  const malformed = isGemCall(endpoint) ? 'gem-malformed' : 'malformed'
  const refusal = cause instanceof MalformedBody ? new Refusal(malformed, { msg: cause.message }) : cause
  if (!(refusal instanceof Refusal)) throw refusal
  const { status, body } = responseTo(refusal)
  // A refusal repeats the login too, but a 401 never does (protocols A3).
  return written(status, body, status === 401 ? undefined : headers)
}

function written(status: number, body: unknown, headers: SessionHeaders | undefined): ApiResponse {
  // Each key after a spread costs half a microsecond.
  return { status, headers: { 'content-type': 'application/json', ...headers }, body: writeJson(body) }
}

/** Marks a 401 to a login that ended because the world was replaced (D-141). */
export function markFormerLogin(response: ApiResponse, login: LoginValue, { formerLogins }: Runtime): ApiResponse {
  if (response.status !== 401 || !formerLogins.has(login('client'))) return response
  return { ...response, headers: { ...response.headers, [formerLoginHeader]: '1' } }
}
