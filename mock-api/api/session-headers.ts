import { type SessionHeaders, rotatedHeaders, steadyHeaders } from '../features/auth/login-token.ts'
import type { LoginValue } from '../features/auth/session.ts'
import type { Route } from '../http/define-route.ts'
import { type ApiRequest, type Params, headerOf } from '../http/request.ts'
import { type Session, bearerOf, readBearer } from '../http/session.ts'
import type { Runtime } from '../runtime.ts'
import type { World } from '../world/world.ts'

/**
 * Returns the headers of a login for a response; where tokens rotate, they hold the next one (protocols A4). A rotation
 * belongs to no operation, because a page that only reads must begin no moment of history.
 */
export function sessionHeaders(session: Session, params: Params, runtime: Runtime): SessionHeaders {
  if (runtime.variant('rotateTokens') !== 'on') return repeatedHeaders(session)
  const rotate = (world: World) => rotatedHeaders(world, session, 'unbatch' in params, runtime.context())
  const rotated = runtime.store.transact(rotate)
  // Within a batch the Authorization header holds the request's token, the other headers hold blanks (protocols A4).
  return rotated['access-token'] === ' '
    ? { ...rotated, authorization: bearerOf(steadyHeaders(session)) }
    : withBearer(rotated)
}

/** Session headers by login record, because encoding the Authorization header costs more than finding the login. */
const repeated = new WeakMap<Session['login'], SessionHeaders>()

/** Returns the headers of a login whose token stays. */
export function repeatedHeaders(session: Session): SessionHeaders {
  const last = repeated.get(session.login)
  if (last?.['access-token'] === session.token && last.uid === session.member.email) return last
  const headers = withBearer(steadyHeaders(session))
  repeated.set(session.login, headers)
  return headers
}

function withBearer(headers: SessionHeaders): SessionHeaders {
  return { ...headers, authorization: bearerOf(headers) }
}

/** Calls of the gem read missing parameters from the headers (protocols A1). */
export function takeFromHeaders({ headers }: ApiRequest, { headerFields }: Route['endpoint'], params: Params): void {
  for (const name of headerFields) {
    if (params[name] !== undefined && params[name] !== null) continue
    // Rails treats hyphens and underscores alike.
    const value = headerOf(headers, name) ?? headerOf(headers, name.replaceAll('_', '-'))
    if (value !== undefined) params[name] = value
  }
}

/** Reads values of the login: from a header, a parameter or the Authorization header, in this order (protocols A2). */
export function loginValues({ headers }: ApiRequest, params: Params): LoginValue {
  let bearer: Readonly<Record<string, unknown>> | undefined
  return (name) => {
    const header = headerOf(headers, name)
    if (header !== undefined && header !== '') return header
    const value = params[name]
    if (typeof value === 'string' && value !== '') return value
    const fromBearer = (bearer ??= readBearer(headers.authorization ?? ''))[name]
    return typeof fromBearer === 'string' ? fromBearer : undefined
  }
}
