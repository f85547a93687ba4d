import { withdrawEndpoint } from '../../../src/contract/calls/cancellation.ts'
import { Answer, defineRoute, type Route } from '../../http/define-route.ts'
import type { Context } from '../../world/context.ts'
import type { Member } from '../../world/records/member.ts'
import type { World } from '../../world/world.ts'
import { endPlan } from '../payment/plan.ts'

/**
 * Withdraws a woman from the service (API-71). Premium and all her logins end, and others no longer see her (IMP-29).
 * Her reviews and posts stay without a name; her email stays taken.
 */
export function withdraw(world: World, me: Member, ctx: Context): void {
  endPlan(world, me.id, ctx)
  world.members.update(me.id, { activeStatus: 'inactive', updatedAt: ctx.now })
  for (const { id } of world.logins.by('member', me.id)) world.logins.delete(id)
}

export const withdrawalRoutes: readonly Route[] = [
  defineRoute(withdrawEndpoint, ({ world, me, ctx }) => {
    withdraw(world, me, ctx)
    return new Answer({ success: true as const, msg: '' }, { ended: true })
  }),
]
