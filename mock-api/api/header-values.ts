import type { LoginValue } from '../features/auth/session.ts'
import type { Route } from '../http/define-route.ts'
import { type ApiRequest, type Params, headerOf } from '../http/request.ts'
import { readBearer } from '../http/session.ts'

/** Adds parameters that a call of the gem sent as headers (protocols A1). A parameter that was sent stays. */
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
