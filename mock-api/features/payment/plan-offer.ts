import { findPlan, type Plan, type PlanAudience } from '../../../src/contract/enums/payment.ts'
import type { Member } from '../../world/records/member.ts'
import { isVariant } from '../../world/variant.ts'
import type { World } from '../../world/world.ts'

const audiences: Readonly<Record<PlanAudience, (member: Member, world: World) => boolean>> = {
  legacy: () => false,
  men: (member) => member.sex === 1,
  'listed-men': (member) => member.sex === 1 && member.listed,
  women: (member) => member.sex === 2,
  test: (_, world) => world.settings.get(1).testPlan,
}

/** The plan with this id if this member may buy it now (PAY-21, PAY-22, D-41), else undefined. */
export function findOfferedPlan(world: World, me: Member, planId: number): Plan | undefined {
  const plan = findPlan(planId)
  return plan && audiences[plan.audience](me, world) ? plan : undefined
}

/** Yen with tax per cycle, by the variant `priceSet` (D-41). */
export function priceOf(world: World, plan: Plan): number {
  return plan.price[isVariant(world, 'priceSet', 'second') ? 'second' : 'regular']
}

/** Yen of the first charge: nothing for a listed woman's premium, else the price (D-35). */
export function firstCharge(world: World, plan: Plan, member: Member): number {
  return plan.audience === 'women' && member.listed ? 0 : priceOf(world, plan)
}
