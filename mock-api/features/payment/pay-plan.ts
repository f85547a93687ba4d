import { testPlanId } from '../../../src/contract/rules/plans.ts'
import type { Context } from '../../world/context.ts'
import type { Member } from '../../world/records/member.ts'
import { Refusal } from '../../world/refusal.ts'
import type { World } from '../../world/world.ts'
import { getUsableToken, spendToken } from './card-token.ts'
import type { PaymentResult } from './payment-result.ts'
import { findOfferedPlan, firstCharge, priceOf } from './plan-offer.ts'
import { alreadyPaidText, startPlan } from './plan.ts'
import { needsSecureCheck, openSecureCheck } from './secure-check.ts'

const mismatch = 'プランと一致しません。'

export interface PlanPayment {
  readonly token: string
  readonly siteId: string
  readonly planId: number
  /** Yen; optional. */
  readonly amount: number | undefined
}

/**
 * Pays a plan (API-66), directly or with 3-D Secure if the card or the test plan needs it (PAY-38). Refuses a paid
 * member, a plan not offered to the caller, another site or amount than the plan's, and an unusable token.
 */
export function payPlan(world: World, me: Member, payment: PlanPayment, ctx: Context): PaymentResult {
  if (me.paid) throw new Refusal('state', { msg: alreadyPaidText })
  const plan = findOfferedPlan(world, me, payment.planId)
  if (!plan) throw new Refusal('invalid', { fields: { campaign: ['プランを選択してください。'] } })
  if (payment.siteId !== plan.siteId) throw new Refusal('invalid', { fields: { site_id: [mismatch] } })
  const amount = firstCharge(world, plan, me)
  // A client may send the plan's price, or the amount charged now when the first cycle is free (PAY-35).
  const fits = payment.amount === undefined || [priceOf(world, plan), amount].includes(payment.amount)
  if (!fits) throw new Refusal('invalid', { fields: { amount: [mismatch] } })
  const token = getUsableToken(world, me, payment.token, ctx)

  if (needsSecureCheck(token.outcome) || plan.id === testPlanId) {
    spendToken(world, token, ctx)
    const order = { purpose: 'plan', item: plan.id, amount, outcome: token.outcome } as const
    return { kind: 'secure', check: openSecureCheck(world, me, order, ctx) }
  }
  if (token.outcome === 'declined') return { kind: 'declined' }
  spendToken(world, token, ctx)
  startPlan(world, me, { plan, card: token.outcome, amount }, ctx)
  return { kind: 'done' }
}
