import type { sessionNames } from '../../src/contract/rules/session-values.ts'
import { expiryOf, rotateToken } from '../features/auth/login-token.ts'
import type { Params } from '../http/request.ts'
import { type Session, bearerOf } from '../http/session.ts'
import type { Runtime } from '../runtime.ts'

/** The five session headers, and a sixth with all five encoded (protocols A2). */
export type SessionHeaders = Readonly<Record<(typeof sessionNames)[number], string> & { authorization?: string }>

/**
 * Returns the headers of a login for a response; where tokens rotate, they hold the next one (protocols A4). A rotation
 * belongs to no operation, because a page that only reads must begin no moment of history.
 */
export function sessionHeaders(session: Session, params: Params, runtime: Runtime): SessionHeaders {
  if (runtime.variant('rotateTokens') !== 'on') return repeatedHeaders(session)
  const options = { unbatch: 'unbatch' in params }
  const rotated = runtime.store.transact((world) => rotateToken(world, session.login, options, runtime.context()))
  return rotated ? withBearer(steadyHeaders({ ...session, ...rotated })) : batchHeaders(session)
}

/** Within a batch the Authorization header holds the request's token, the other headers hold blanks (protocols A4). */
function batchHeaders(session: Session): SessionHeaders {
  const headers = steadyHeaders(session)
  return { ...headers, 'access-token': ' ', expiry: ' ', authorization: bearerOf(headers) }
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

/** Returns the five headers of a login with its token. */
export function steadyHeaders({ member, login, token }: Session): SessionHeaders {
  return {
    'access-token': token,
    'token-type': 'Bearer',
    client: login.client,
    expiry: expiryOf(login),
    uid: member.email,
  }
}
