import type { Endpoint, ResponseOf } from '../../src/contract/wire/endpoint.ts'
import { checkAccess, servedSession } from '../api/access.ts'
import { routeCall } from '../api/handle-call.ts'
import { routes } from '../api/routes.ts'
import { type SessionHeaders, steadyHeaders } from '../api/session-headers.ts'
import { openLogin } from '../features/auth/session.ts'
import { type Route, RouteResponse, type RunRule } from '../http/define-route.ts'
import type { Runtime } from '../runtime.ts'
import type { Context } from '../world/context.ts'
import type { Member } from '../world/records/member.ts'
import type { World } from '../world/world.ts'

type FirstChange = (world: World, me: Member, ctx: Context) => unknown

/**
 * Makes a documented call for a member: the same gates, form, rule and response as over HTTP, but without a login. Not
 * for calls that are prepared before their transaction, nor for logins.
 * @throws Refusal, which also undoes `first`
 */
export function callAsMember<E extends Endpoint>(
  runtime: Runtime,
  endpoint: E,
  member: Member,
  request: object,
  first?: FirstChange,
): ResponseOf<E> {
  const { run } = parseAsMember(endpoint, member, request)
  if (!run) throw new Error(`Failed to act: ${endpoint.id} must be prepared. Use prepareAndCallAsMember.`)
  const before = (world: World) => first?.(world, world.members.get(member.id), runtime.context())
  // The route returns the documented response.
  return runAsMember(runtime, member, run, before) as ResponseOf<E>
}

/**
 * Makes a documented call for a member as `callAsMember` does, also one that is prepared before its transaction.
 * @param within runs the transaction
 * @returns its response
 */
export async function prepareAndCallAsMember(
  runtime: Runtime,
  endpoint: Endpoint,
  member: Member,
  request: object,
  within = (work: () => unknown) => work(),
): Promise<unknown> {
  const { run, prepare } = parseAsMember(endpoint, member, request)
  if (run) return within(() => runAsMember(runtime, member, run))
  const rule = await prepare(runtime.files, runtime.readAhead)
  const present = memberAfterWait(runtime.store.world, member)
  checkAccess(endpoint, servedSession(endpoint, present && { member: present }))
  return within(() => runAsMember(runtime, present, rule))
}

/** Returns a member after slow work; undefined when another world came, where the id is somebody else's or nobody's. */
function memberAfterWait(world: World, { id, uuid }: Member): Member | undefined {
  const found = world.members.find(id)
  return found?.uuid === uuid ? found : undefined
}

function parseAsMember(endpoint: Endpoint, member: Member, request: object): ReturnType<Route['parse']> {
  const route = routes.find((candidate) => candidate.endpoint === endpoint)
  if (!route) throw new Error(`Failed to act: ${endpoint.id} has no route. Add it to mock-api/api/routes.ts.`)
  checkAccess(endpoint, servedSession(endpoint, { member }))
  return route.parse({ ...request })
}

function runAsMember(runtime: Runtime, member: Member | undefined, run: RunRule, before?: (world: World) => unknown) {
  // The mock serves the app and the API at one origin.
  const origin = `http://127.0.0.1:${runtime.port()}`
  const result = runtime.store.transact((world) => {
    before?.(world)
    const caller = { member, session: undefined, appOrigin: origin, apiOrigin: origin, navigation: false }
    return run(routeCall(runtime, world, caller))
  })
  return result instanceof RouteResponse ? result.body : result
}

/** Opens a login for a member without a password; returns its headers. */
export function logInAsMember(runtime: Runtime, member: Member): SessionHeaders {
  const opened = runtime.store.transact((world) => openLogin(world, member.id, runtime.context()))
  return steadyHeaders({ member, ...opened })
}
