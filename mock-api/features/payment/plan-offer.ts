import { Sex } from '../../../src/contract/enums/member.ts'
import { findPlan, type Plan, type PlanAudience } from '../../../src/contract/rules/plans.ts'
import type { Member } from '../../world/records/member.ts'
import { isVariant } from '../../world/variants.ts'
import type { World } from '../../world/world.ts'

const audiences: Readonly<Record<PlanAudience, (member: Member, world: World) => boolean>> = {
  legacy: () => false,
  men: (member) => member.sex === Sex.man,
  'listed-men': (member) => member.sex === Sex.man && member.listed,
  women: (member) => member.sex === Sex.woman,
  test: (_, world) => world.settings.get(1).testPlan,
}

/** Returns the plan with this id if this member may buy it now (PAY-21, PAY-22, D-41), otherwise undefined. */
export function findOfferedPlan(world: World, me: Member, planId: number): Plan | undefined {
  const plan = findPlan(planId)
  return plan && audiences[plan.audience](me, world) ? plan : undefined
}

/** Price in yen including tax per cycle, by the variant `priceSet` (D-41). */
export function priceOf(world: World, plan: Plan): number {
  return plan.price[isVariant(world, 'priceSet', 'second') ? 'second' : 'regular']
}

/** First charge in yen: 0 for a listed woman's premium, otherwise the price (D-35). */
export function firstCharge(world: World, plan: Plan, member: Member): number {
  return plan.audience === 'women' && member.listed ? 0 : priceOf(world, plan)
}
