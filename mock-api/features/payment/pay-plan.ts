import { testPlanId, findLikePack, findPlan } from '../../../src/contract/enums/payment.ts'
import type { Context } from '../../world/context.ts'
import type { Member } from '../../world/records/member.ts'
import type { SecureCheck } from '../../world/records/payment.ts'
import { Refusal } from '../../world/refusal.ts'
import type { World } from '../../world/world.ts'
import { isPresent } from '../member/member.ts'
import { addPack, purchaseWaitText } from './buy-likes.ts'
import { getUsableToken, spendToken } from './card.ts'
import { findOfferedPlan, firstCharge, priceOf, alreadyPaidText, startPlan } from './plan.ts'
import { needsSecureCheck, declinedText, openSecureCheck, type PaymentResult } from './secure-check.ts'

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
  if (!plan) throw new Refusal('invalid', { fields: { campaign: ['プランを選択してください'] } })
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

const mismatch = 'プランと一致しません'

const abandonedText = '認証が中断されました。'
const failedText = '認証に失敗しました。'
const goneText = '現在この操作はできません。'

/**
 * Ends a 3-D Secure check by the member's choice and the card (D-40), and pays the order if it succeeds. A repeated
 * choice, such as a double click, changes nothing and returns the first result.
 */
export function endSecureCheck(world: World, check: SecureCheck, approved: boolean, ctx: Context): SecureCheck {
  if (check.finishedAt !== null) return check
  const member = world.members.get(check.memberId)
  const failure = (approved ? cardFailure(check) : abandonedText) ?? orderFailure(world, check, member, ctx)
  if (failure === undefined) payOrder(world, check, member, ctx)
  return world.secureChecks.update(check.id, { finishedAt: ctx.now, failure: failure ?? null })
}

function cardFailure({ outcome }: SecureCheck): string | undefined {
  if (outcome === 'secure-abandoned') return abandonedText
  if (outcome === 'secure-failed') return failedText
  return outcome === 'declined' ? declinedText : undefined
}

/** The member may have left or paid in another window since the order. */
function orderFailure(world: World, { purpose }: SecureCheck, member: Member, ctx: Context): string | undefined {
  if (!isPresent(member)) return goneText
  if (purpose === 'likes') return purchaseWaitText(world, member.id, ctx.now)
  return member.paid ? alreadyPaidText : undefined
}

function payOrder(world: World, { purpose, item, amount, outcome }: SecureCheck, member: Member, ctx: Context): void {
  const plan = purpose === 'plan' ? findPlan(item) : undefined
  if (plan) startPlan(world, member, { plan, card: outcome, amount }, ctx)
  const pack = purpose === 'likes' ? findLikePack(item) : undefined
  if (pack) addPack(world, member.id, pack, ctx)
}
