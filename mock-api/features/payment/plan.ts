import { firstRenewal, type Plan } from '../../../src/contract/rules/plans.ts'
import type { Context } from '../../world/context.ts'
import type { Member } from '../../world/records/member.ts'
import type { StoredCardOutcome, Subscription } from '../../world/records/payment.ts'
import type { World } from '../../world/world.ts'
import { priceOf } from './plan-offer.ts'

/** Text for a member who is already paid, or who pays nothing. */
export const alreadyPaidText = 'お支払いはすでに確認済みです。'
export const notPaidText = 'お支払いの確認が取れていません。'

/**
 * Charges a plan for the first time; the next charge follows after cycle + 1 days (D-15). payment_conf becomes 1.
 * @param amount yen charged now; renewals cost the same, or the price of the plan after a free first cycle (D-35)
 */
export function startPlan(
  world: World,
  me: Member,
  { plan, card, amount }: { readonly plan: Plan; readonly card: StoredCardOutcome; readonly amount: number },
  ctx: Context,
): Subscription {
  world.payments.insert({ memberId: me.id, kind: 'plan', amount, outcome: 'paid', at: ctx.now })
  world.members.update(me.id, { paid: true, updatedAt: ctx.now })
  const subscription: Subscription = {
    id: me.id,
    planId: plan.id,
    price: amount === 0 ? priceOf(world, plan) : amount,
    cycleDays: plan.cycleDays,
    card,
    ...customer(world, me, ctx),
    startedAt: ctx.now,
    lastChargeAt: ctx.now,
    nextChargeAt: firstRenewal(ctx.now, plan.cycleDays),
  }
  world.subscriptions.put(subscription)
  return subscription
}

/** Ends a plan at once: payment_conf 0, no next charge, and the privacy mode ends with premium (D-42, API-42). */
export function endPlan(world: World, memberId: number, ctx: Context): void {
  world.members.update(memberId, { paid: false, hiddenMode: false, updatedAt: ctx.now })
  if (world.subscriptions.has(memberId)) world.subscriptions.update(memberId, { nextChargeAt: null })
}

/** Customer ids have as many digits as passwords. */
const firstCustomerId = 50_000_000
const passDigits = 8

/** Returns customer id and password, of eight digits each (API-64); a returning member keeps them. */
function customer(world: World, me: Member, ctx: Context): Pick<Subscription, 'customerId' | 'customerPass'> {
  const known = world.subscriptions.find(me.id)
  if (known) return { customerId: known.customerId, customerPass: known.customerPass }
  const pass = Math.floor(ctx.ids.draw('customer', me.id, ctx.now) * 10 ** passDigits)
  return { customerId: String(firstCustomerId + me.id), customerPass: String(pass).padStart(passDigits, '0') }
}
