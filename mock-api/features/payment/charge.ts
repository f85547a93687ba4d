import { findPlan } from '../../../src/contract/enums/payment/plans.ts'
import { declinesRenewal, declineRenewal, renew } from './renewal.ts'
import type { Subscription } from '../../world/records/billing.ts'
import type { World } from '../../world/world.ts'
import type { EffectRule } from '../../engine/clock/effect.ts'
import { memberLabel } from '../../world/member-label.ts'

/** D-15: the next charge of a running plan whose card accepts it. */
export const charge: EffectRule<Subscription> = {
  kind: 'charge',
  table: 'subscriptions',
  due: (subscription) => (declinesRenewal(subscription) ? undefined : dueAt(subscription)),
  apply: renew,
  text: (world, subscription) => `課金：${bill(world, subscription)}が更新されます`,
}

/** D-15: the next charge of a running plan whose card declines it; the plan ends. */
export const chargeDeclined: EffectRule<Subscription> = {
  kind: 'charge-declined',
  table: 'subscriptions',
  due: (subscription) => (declinesRenewal(subscription) ? dueAt(subscription) : undefined),
  apply: declineRenewal,
  text: (world, subscription) => `課金の失敗：${bill(world, subscription)}がカードに断られます`,
}

function dueAt(subscription: Subscription): number | undefined {
  return subscription.nextChargeAt ?? undefined
}

function bill(world: World, { id, planId, price }: Subscription): string {
  return `${memberLabel(world, id)}の${findPlan(planId)?.courseName ?? 'プラン'}（${price.toLocaleString('ja-JP')}円）`
}
