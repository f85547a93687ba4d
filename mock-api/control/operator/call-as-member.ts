import type { Endpoint, ResponseOf } from '../../../src/contract/wire/endpoint.ts'
import { checkAccess, servedSession } from '../../api/access-checks.ts'
import { routes } from '../../api/routes.ts'
import { Answer } from '../../http/define-route.ts'
import { parseInput } from '../../http/params/parse-input.ts'
import type { Runtime } from '../../runtime.ts'
import type { Context } from '../../world/context.ts'
import type { Member } from '../../world/records/member.ts'
import type { World } from '../../world/world.ts'

/**
 * Makes a documented call for a member: the same gates, the same form, the same rule and the same answer as over HTTP,
 * only without a login. Throws Refusal; then `first`, which runs before the rule, is undone too. Not for calls with files
 * or logins.
 */
export function callAsMember<E extends Endpoint>(
  runtime: Runtime,
  endpoint: E,
  member: Member,
  request: object,
  first?: (world: World, me: Member, ctx: Context) => unknown,
): ResponseOf<E> {
  const route = routes.find((candidate) => candidate.endpoint === endpoint)
  if (!route) throw new Error(`Failed to act: ${endpoint.id} has no route.`)
  checkAccess(endpoint, servedSession(endpoint, { member }))
  const input = parseInput(endpoint, { ...request })
  const origin = `http://127.0.0.1:${runtime.port()}`
  const result = runtime.store.transact((world) => {
    const ctx = runtime.context()
    first?.(world, world.members.get(member.id), ctx)
    const call = { world, input, me: world.members.get(member.id), ctx }
    return route.run({ ...call, appOrigin: origin, apiOrigin: origin } as never)
  })
  // The route answers what its endpoint documents.
  return (result instanceof Answer ? result.body : result) as ResponseOf<E>
}
