import { Sex } from '../../../../contract/enums/member.ts'
import type { PriceSet } from '../../../../contract/enums/variants.ts'
import { monthlyPrice, type Plan, plans, testPlanId } from '../../../../contract/rules/plans.ts'

interface PlanViewer {
  readonly sex: Sex
  readonly campaign: boolean
  readonly testPlan: 'off' | 'on'
}

/** Returns four plans for a man or a listed man, one for a woman, and the test plan (PAY-22, PAY-38, D-41). */
export function offeredPlans({ sex, campaign, testPlan }: PlanViewer): readonly Plan[] {
  const menAudience = campaign ? 'listed-men' : 'men'
  const audience = sex === Sex.woman ? 'women' : menAudience
  return plans.filter(
    (plan) => plan.audience === audience || (plan.id === testPlanId && testPlan === 'on' && !campaign),
  )
}

/** Whether the first cycle is free: the premium plan of a listed woman (D-35, PAY-35). */
export function isFirstFree(plan: Plan, listed: boolean): boolean {
  return plan.audience === 'women' && listed
}

/** Returns the yen charged at registration: 0 if the first cycle is free. */
export function chargedNow(plan: Plan, listed: boolean, priceSet: PriceSet): number {
  return isFirstFree(plan, listed) ? 0 : plan.price[priceSet]
}

/** Returns the saving per month against the one-month plan, in percent rounded down; null for the one-month plan. */
export function savingPercent(plan: Plan, offered: readonly Plan[], priceSet: PriceSet): number | null {
  const perMonth = monthlyPrice(plan, priceSet)
  const single = offered.find(({ months, audience }) => months === 1 && audience === plan.audience)
  if (perMonth === undefined || single === undefined) return null
  const percent = Math.floor(100 - (100 * perMonth) / single.price[priceSet])
  return percent > 0 ? percent : null
}
