import { nextRenewal } from '../../../src/contract/rules/windows.ts'
import type { Context } from '../../world/context.ts'
import type { Subscription } from '../../world/records/payment.ts'
import { Refusal } from '../../world/refusal.ts'
import type { World } from '../../world/world.ts'
import { isPresent } from '../member/presence.ts'
import { writeAsOperator } from '../operator-chat/operator-messages.ts'
import { endPlan } from './plan.ts'

/** Whether the card behind a plan will decline its next renewal (D-40). */
export function declinesRenewal({ card }: Subscription): boolean {
  return card === 'declined-at-renewal' || card === 'declined'
}

/** From now on the card behind a member's plan declines; returns when it will be asked next. Refuses without a plan. */
export function refuseNextRenewal(world: World, memberId: number): number {
  const subscription = world.subscriptions.find(memberId)
  const at = subscription?.nextChargeAt ?? null
  if (at === null)
    throw new Refusal('state', { msg: '次の更新がありません。プランに登録している会員を選んでください。' })
  world.subscriptions.update(memberId, { card: 'declined-at-renewal' })
  return at
}

/** Charges the next cycle; from now on a charge comes every cycle days (D-15). A member who is gone is not charged. */
export function renew(world: World, subscription: Subscription, ctx: Context): void {
  const { id, price, cycleDays } = subscription
  if (!isPresent(world.members.get(id))) return endPlan(world, id, ctx)
  world.payments.insert({ memberId: id, kind: 'renewal', amount: price, outcome: 'paid', at: ctx.now })
  world.subscriptions.update(id, { lastChargeAt: ctx.now, nextChargeAt: nextRenewal(ctx.now, cycleDays) })
}

/** The card declines: the plan ends at once and the operator says so (D-15). */
export function declineRenewal(world: World, subscription: Subscription, ctx: Context): void {
  const { id, price } = subscription
  if (!isPresent(world.members.get(id))) return endPlan(world, id, ctx)
  world.payments.insert({ memberId: id, kind: 'renewal', amount: price, outcome: 'declined', at: ctx.now })
  endPlan(world, id, ctx)
  writeAsOperator(world, id, declinedMessage, ctx)
}

const declinedMessage =
  '更新のお支払いを確認できませんでした。ご利用のカードをご確認のうえ、「お支払い情報」からもう一度お手続きをお願いいたします。ご不明な点は、このメッセージにご返信ください。'
