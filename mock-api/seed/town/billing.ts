import { findPlan, premiumPlanId } from '../../../src/contract/enums/payment/plans.ts'
import type { CardOutcome } from '../../world/records/billing.ts'
import { firstRenewal, nextRenewal } from '../../../src/contract/rules/windows.ts'
import type { Person } from './person.ts'
import type { Town } from './town.ts'
import { unnumbered } from './number.ts'

export interface PlanCourse {
  readonly card?: CardOutcome
  /** How the plan ended: cancelled at that instant, or by the last renewal due before it, which was declined (D-15, D-42). */
  readonly end?: { readonly by: 'declined' | 'cancelled'; readonly at: number }
}

/**
 * Registers a plan and everything charged since: first at once, then after cycle + 1 days, then every cycle (D-15).
 * The member is paid unless the plan has ended.
 */
export function subscribe(
  town: Town,
  person: Person,
  planId: number,
  startedAt: number,
  { card = 'success', end }: PlanCourse = {},
): void {
  const plan = findPlan(planId)
  if (plan === undefined)
    throw new Error(`Failed to plan a subscription: there is no plan ${planId}. See L-12.`)
  const { id, listed, sex } = person.member
  const { cycleDays } = plan
  const price = plan.price.regular
  const charges = chargesUntil(startedAt, cycleDays, Math.min(end?.at ?? town.now, town.now))
  const paid = end?.by === 'declined' ? charges.slice(0, -1) : charges
  const lastChargeAt = paid.at(-1)
  if (lastChargeAt === undefined)
    throw new Error('Failed to plan a subscription: its first charge cannot be declined.')
  for (const at of charges) {
    const kind = at === startedAt ? 'plan' : 'renewal'
    const free = kind === 'plan' && listed && planId === premiumPlanId
    const outcome = at > lastChargeAt ? 'declined' : 'paid'
    town.payments.push({ id: unnumbered, memberId: id, kind, amount: free ? 0 : price, outcome, at })
  }
  const renewal = charges.length === 1 ? firstRenewal : nextRenewal
  town.subscriptions.push({
    id,
    planId,
    price,
    cycleDays,
    card: end?.by === 'declined' ? 'declined-at-renewal' : card,
    customerId: String(50_000_000 + id),
    customerPass: String(10_000_000 + ((id * 7_654_321) % 90_000_000)),
    startedAt,
    lastChargeAt,
    nextChargeAt: end === undefined ? renewal(lastChargeAt, cycleDays) : null,
  })
  person.member.paid = end === undefined
  if (sex === 1) person.since = Math.max(startedAt, person.document?.decidedAt ?? startedAt)
}

/** First charge and renewals up to an instant. */
function chargesUntil(startedAt: number, cycleDays: number, until: number): number[] {
  const charges = [startedAt]
  for (let at = firstRenewal(startedAt, cycleDays); at <= until; at = nextRenewal(at, cycleDays))
    charges.push(at)
  return charges
}
