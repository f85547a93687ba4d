import { withdrawEndpoint } from '../../../src/contract/calls/withdrawal.ts'
import { Answer, defineRoute, type Route } from '../../http/define-route.ts'
import type { Context } from '../../world/context.ts'
import type { Member } from '../../world/records/member.ts'
import type { World } from '../../world/world.ts'
import { endPlan } from '../payment/plan.ts'

/**
 * A woman leaves the service (API-71): premium and all her logins end, others see her no more (IMP-29), her reviews and
 * posts stay without a name. Her email stays taken.
 */
export function withdraw(world: World, me: Member, ctx: Context): void {
  endPlan(world, me.id, ctx)
  world.members.update(me.id, { activeStatus: 'inactive', updatedAt: ctx.now })
  for (const { id } of world.logins.by('member', me.id)) world.logins.delete(id)
}

/** A woman's withdrawal from the service (API-71). */
export const withdrawalRoutes: readonly Route[] = [
  defineRoute(withdrawEndpoint, ({ world, me, ctx }) => {
    withdraw(world, me, ctx)
    return new Answer({ success: true as const, msg: '' }, { ended: true })
  }),
]
