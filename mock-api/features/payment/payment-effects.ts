import { nextRenewal } from '../../../src/contract/rules/plans.ts'
import type { EffectRule } from '../../world/effect-rule.ts'
import type { Subscription } from '../../world/records/payment.ts'
import { isPresent } from '../member/member.ts'
import { writeAsOperator } from '../operator-chat/operator-messages.ts'
import { endPlan } from './plan.ts'
import { declinesRenewal } from './renewal.ts'

/** Next charge of a running plan whose card accepts it; later charges follow every cycle (D-15). */
export const charge: EffectRule<Subscription, 'charge'> = {
  kind: 'charge',
  table: 'subscriptions',
  due: (subscription) => (declinesRenewal(subscription) ? undefined : dueAt(subscription)),
  apply(world, { id, price, cycleDays }, ctx) {
    // An absent member is not charged.
    if (!isPresent(world.members.get(id))) return endPlan(world, id, ctx)
    world.payments.insert({ memberId: id, kind: 'renewal', amount: price, outcome: 'paid', at: ctx.now })
    world.subscriptions.update(id, { lastChargeAt: ctx.now, nextChargeAt: nextRenewal(ctx.now, cycleDays) })
  },
  members: ({ id }) => [id],
  details: bill,
}

/** Next charge of a running plan whose card declines it. Ends the plan and writes to the operator chat (D-15). */
export const chargeDeclined: EffectRule<Subscription, 'charge-declined'> = {
  kind: 'charge-declined',
  table: 'subscriptions',
  due: (subscription) => (declinesRenewal(subscription) ? dueAt(subscription) : undefined),
  apply(world, { id, price }, ctx) {
    if (!isPresent(world.members.get(id))) return endPlan(world, id, ctx)
    world.payments.insert({ memberId: id, kind: 'renewal', amount: price, outcome: 'declined', at: ctx.now })
    endPlan(world, id, ctx)
    writeAsOperator(world, id, declinedMessage, ctx)
  },
  members: ({ id }) => [id],
  details: bill,
}

function dueAt(subscription: Subscription): number | undefined {
  return subscription.nextChargeAt ?? undefined
}

function bill({ planId, price }: Subscription) {
  return { plan: planId, price }
}

const declinedMessage =
  '更新のお支払いを確認できませんでした。ご利用のカードをご確認のうえ、「お支払い情報」からもう一度お手続きをお願いいたします。ご不明な点は、このメッセージにお返事ください。'
