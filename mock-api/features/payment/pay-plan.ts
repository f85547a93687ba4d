import { testPlanId } from '../../../src/contract/enums/payment.ts'
import type { Context } from '../../world/context.ts'
import type { Member } from '../../world/records/member.ts'
import { Refusal } from '../../world/refusal.ts'
import type { World } from '../../world/world.ts'
import { getUsableToken, spendToken } from './card-token.ts'
import { asksForSecure, type PaymentResult } from './payment-result.ts'
import { findOfferedPlan, firstCharge, priceOf } from './plan-offer.ts'
import { alreadyPaidText, startPlan } from './plan.ts'
import { openSecureCheck } from './secure-check.ts'

export interface PlanPayment {
  readonly token: string
  readonly siteId: string
  readonly planId: number
  /** Yen, when the client says it. */
  readonly amount: number | undefined
}

/**
 * Pays a plan (API-66): at once, or by way of 3-D Secure where the card or the test plan wants it (PAY-38). Refuses who
 * is paid already, a plan that is not for the caller, a site or amount that is not the plan's, and a bad token.
 */
export function payPlan(world: World, me: Member, payment: PlanPayment, ctx: Context): PaymentResult {
  if (me.paid) throw new Refusal('state', { msg: alreadyPaidText })
  const plan = findOfferedPlan(world, me, payment.planId)
  if (!plan) throw new Refusal('invalid', { fields: { campaign: ['プランを選択してください'] } })
  if (payment.siteId !== plan.siteId) throw new Refusal('invalid', { fields: { site_id: [mismatch] } })
  const amount = firstCharge(world, plan, me)
  // A client may name the price of the plan, or what is charged now where the first cycle is free (PAY-35).
  const fits = payment.amount === undefined || [priceOf(world, plan), amount].includes(payment.amount)
  if (!fits) throw new Refusal('invalid', { fields: { amount: [mismatch] } })
  const token = getUsableToken(world, me, payment.token, ctx)

  if (asksForSecure(token.outcome) || plan.id === testPlanId) {
    spendToken(world, token, ctx)
    const order = { purpose: 'plan', item: plan.id, amount, outcome: token.outcome } as const
    return { kind: 'secure', check: openSecureCheck(world, me, order, ctx) }
  }
  if (token.outcome === 'declined') return { kind: 'declined' }
  spendToken(world, token, ctx)
  startPlan(world, me, { plan, card: token.outcome, amount }, ctx)
  return { kind: 'done' }
}

const mismatch = 'プランと一致しません'
