import type { PaymentInformation } from '../../../src/contract/calls/payment.ts'
import { findPlan } from '../../../src/contract/rules/plans.ts'
import { tokyoIso } from '../../../src/contract/rules/tokyo-time.ts'
import type { Member } from '../../world/records/member.ts'
import type { Subscription } from '../../world/records/payment.ts'
import type { World } from '../../world/world.ts'

/**
 * Returns the payment information. Without a running plan it has only mail address and campaign flag. After an ended
 * plan also the dates of the last and of the failed charge (API-64, D-66).
 */
export function paymentInformationView(world: World, me: Member): PaymentInformation {
  const { email, listed } = me
  const latest = world.subscriptions.find(me.id)
  const subscription = me.paid ? latest : undefined
  const plan = subscription && findPlan(subscription.planId)
  const next = subscription ? subscription.nextChargeAt : failedChargeAt(world, latest)
  return {
    payment_id: subscription?.customerId ?? '',
    payment_pass: subscription?.customerPass ?? '',
    payment_conf: me.paid ? 1 : 0,
    payment_kind: subscription?.price ?? 0,
    payment_resource: subscription ? 'card' : '',
    last_payment_date: latest ? tokyoIso(latest.lastChargeAt) : null,
    next_payment_date: next === null ? null : tokyoIso(next),
    course_name: plan?.courseName ?? '',
    listed,
    email,
    site_id: plan?.siteId ?? '',
  }
}

/** Due instant of the renewal that the card declined, or null when the member ended the plan. */
function failedChargeAt(world: World, ended: Subscription | undefined): number | null {
  if (!ended) return null
  const declined = world.payments
    .by('member', ended.id)
    .filter(({ kind, outcome, at }) => kind === 'renewal' && outcome === 'declined' && at > ended.lastChargeAt)
  return declined.at(-1)?.at ?? null
}
