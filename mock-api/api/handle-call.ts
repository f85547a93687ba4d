import { isRead } from '../../src/contract/wire/endpoint.ts'
import { authenticate } from '../features/auth/session.ts'
import type { Route, RouteCall } from '../http/define-route.ts'
import { phoneOf } from '../http/hosts.ts'
import { originOf } from '../http/origins.ts'
import { readParams } from '../http/params/params.ts'
import { MalformedBody } from '../http/params/rack-limits.ts'
import { type ApiRequest, isNavigation, type Params } from '../http/request.ts'
import type { ApiResponse } from '../http/response.ts'
import type { Session } from '../http/session.ts'
import type { Runtime } from '../runtime.ts'
import type { Member } from '../world/records/member.ts'
import type { World } from '../world/world.ts'
import { servedSession, checkAccess, presentSession } from './access.ts'
import { accepted, markFormerLogin, refused } from './call-response.ts'
import { checkIdentity } from './check-identity.ts'
import { takeFromHeaders, loginValues } from './header-values.ts'
import { sessionHeaders } from './session-headers.ts'

/** Who calls, and from where. */
interface Caller {
  readonly member: Member | undefined
  readonly session: Session | undefined
  readonly appOrigin: string
  readonly apiOrigin: string
  readonly navigation: boolean
}

/** Returns what a route receives, for a call over HTTP and for an act of the operator's desk. */
export function routeCall(runtime: Runtime, world: World, caller: Caller): RouteCall {
  const { member, session, appOrigin, apiOrigin, navigation } = caller
  return {
    world,
    me: member && world.members.get(member.id),
    session,
    ctx: runtime.context(),
    appOrigin,
    apiOrigin,
    // Not a getter: each object literal with a getter gets its own hidden class, which costs more than most rules.
    mailed: runtime.mailed,
    isOwnAddress: runtime.isOwnAddress,
    navigation,
  }
}

/**
 * Responds to a documented call: reads parameters, checks login, gates, shape and identity, then runs the rule. A rule
 * that may change the world runs in one transaction. A refusal gets its response from the table of refusals and changes
 * nothing.
 */
export async function handleCall(request: ApiRequest, route: Route, runtime: Runtime): Promise<ApiResponse> {
  const { endpoint } = route
  const params = paramsOf(request, endpoint)
  if (params instanceof MalformedBody) return refused(params, route, undefined)
  const login = loginValues(request, params)
  const session = servedSession(endpoint, authenticate(runtime.store.world, login, runtime.context()))
  // Refusals carry session headers too (protocols A3).
  const headers = session && sessionHeaders(session, params, runtime)
  try {
    return accepted(await runRule(request, params, route, session, runtime), headers, route, runtime)
  } catch (cause) {
    return markFormerLogin(refused(cause, route, headers), login, runtime)
  }
}

/** Reads the parameters of a request, also for the recorder. */
function paramsOf(request: ApiRequest, endpoint: Route['endpoint']): Params | MalformedBody {
  try {
    const params = readParams(request)
    takeFromHeaders(request, endpoint, params)
    request.params = params
    return params
  } catch (cause) {
    if (cause instanceof MalformedBody) return cause
    throw cause
  }
}

/** Runs the rule of a call after its gates. Rejects with Refusal. */
async function runRule(
  request: ApiRequest,
  params: Params,
  route: Route,
  session: Session | undefined,
  runtime: Runtime,
): Promise<unknown> {
  const { endpoint } = route
  checkAccess(endpoint, session)
  const parsed = route.parse(params)
  checkIdentity(endpoint, parsed.input, params, session?.member)
  const run = parsed.run ?? (await parsed.prepare(runtime.files, runtime.readAhead))
  const present = parsed.prepare ? sessionAfterWait(endpoint, session, runtime) : session
  const caller = {
    member: present?.member,
    session: present,
    appOrigin: runtime.appOriginOf(request.headers.origin, request.url),
    apiOrigin: originOf(request.url),
    navigation: isNavigation(request.headers),
  }
  const { store, history } = runtime
  const rule = (world: World) => run(routeCall(runtime, world, caller))
  const work = () => (isRead(endpoint, parsed.input) ? store.read(rule) : store.transact(rule))
  const input = () => sentFields(params, parsed.input)
  return history.operations.during(request, causeOf(request, route, present), work, input)
}

/**
 * Returns a session after slow work and checks its access again: the login may have ended, or another world may have
 * come, where its member's id is somebody else's.
 */
function sessionAfterWait(endpoint: Route['endpoint'], session: Session | undefined, { store }: Runtime) {
  if (!session) return undefined
  const present = servedSession(endpoint, presentSession(store.world, session))
  checkAccess(endpoint, present)
  return present
}

/** Names a call as the origin of its changes. */
const causeOf = (request: ApiRequest, { endpoint }: Route, session: Session | undefined) => ({
  kind: 'call' as const,
  subject: endpoint.id,
  phone: phoneOf(request.headers.host ?? ''),
  memberId: session?.member.id ?? null,
})

/** The documented fields of a call as they were sent, without values of the login. */
function sentFields(params: Params, input: unknown): unknown {
  if (typeof input !== 'object' || input === null) return {}
  return Object.fromEntries(Object.keys(input).map((name) => [name, params[name]]))
}
