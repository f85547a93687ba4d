import { findPlan } from '../../../src/contract/enums/payment.ts'
import type { EffectRule } from '../../world/effect.ts'
import type { Subscription } from '../../world/records/payment.ts'
import { declinesRenewal, declineRenewal, renew } from './renewal.ts'

/** D-15: the next charge of a running plan whose card accepts it. */
export const charge: EffectRule<Subscription, 'charge'> = {
  kind: 'charge',
  table: 'subscriptions',
  due: (subscription) => (declinesRenewal(subscription) ? undefined : dueAt(subscription)),
  apply: renew,
  members: ({ id }) => [id],
  details: bill,
}

/** D-15: the next charge of a running plan whose card declines it; the plan ends. */
export const chargeDeclined: EffectRule<Subscription, 'charge-declined'> = {
  kind: 'charge-declined',
  table: 'subscriptions',
  due: (subscription) => (declinesRenewal(subscription) ? dueAt(subscription) : undefined),
  apply: declineRenewal,
  members: ({ id }) => [id],
  details: bill,
}

function dueAt(subscription: Subscription): number | undefined {
  return subscription.nextChargeAt ?? undefined
}

function bill({ planId, price }: Subscription) {
  return { plan: findPlan(planId)?.courseName, price }
}
