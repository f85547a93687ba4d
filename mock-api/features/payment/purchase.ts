import {
  findLikePack,
  findPlan,
  likeCampaign,
  type LikePack,
  likeSiteId,
  testPlanId,
} from '../../../src/contract/enums/payment.ts'
import { tokyoIso } from '../../../src/contract/rules/tokyo-time.ts'
import { likeValidMs, purchaseWindowMs } from '../../../src/contract/rules/windows.ts'
import type { Member } from '../../world/records/member.ts'
import type { CardOutcome, LikePurchase, SecureCheck } from '../../world/records/payment.ts'
import { type Context, Refusal } from '../../world/rules.ts'
import type { World } from '../../world/world.ts'
import { isPresent } from '../member/member.ts'
import { getUsableToken, spendToken } from './card.ts'
import { alreadyPaidText, findOfferedPlan, firstCharge, priceOf, startPlan } from './plan.ts'

/** Result of a payment: done, declined by the card without a change, or continued at the card's bank (IMP-09). */
export type PaymentResult =
  | { readonly kind: 'done' }
  | { readonly kind: 'declined' }
  | { readonly kind: 'secure'; readonly check: SecureCheck }

/** Text for a payment that the card declines (API-66 to API-68). */
export const declinedText = 'このカードはご利用いただけません。'

/** Whether the card's bank requires 3-D Secure (D-40). */
function needsSecureCheck(outcome: CardOutcome): boolean {
  return outcome === 'secure-success' || outcome === 'secure-failed' || outcome === 'secure-abandoned'
}

/** Opens a 3-D Secure check; its key is the secret part of the page's address (IMP-09). */
export function openSecureCheck(
  world: World,
  me: Member,
  order: Pick<SecureCheck, 'purpose' | 'item' | 'amount' | 'outcome'>,
  ctx: Context,
): SecureCheck {
  return world.secureChecks.insert({
    ...order,
    key: ctx.ids.secret('secure-check', world.secureChecks.nextId, ctx.now),
    memberId: me.id,
    createdAt: ctx.now,
    finishedAt: null,
    failure: null,
  })
}

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

const mismatch = 'プランと一致しません。'

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

export interface LikePayment {
  readonly token: string
  readonly siteId: string
  readonly size: number
  readonly amount: number
  readonly campaign: number | undefined
}

/**
 * Buys a pack of likes (API-68), directly or with 3-D Secure. Refuses within 24 hours of the last purchase, an unknown
 * pack, price, site or campaign, and an unusable token.
 */
export function buyLikes(world: World, me: Member, payment: LikePayment, ctx: Context): PaymentResult {
  const wait = purchaseWaitText(world, me.id, ctx.now)
  if (wait !== undefined) throw new Refusal('state', { msg: wait })
  const pack = findLikePack(payment.size)
  if (!pack) throw new Refusal('invalid', { fields: { plan: ['いいねの数を選択してください。'] } })
  if (payment.siteId !== likeSiteId) throw new Refusal('invalid', { fields: { site_id: [packMismatch] } })
  if (payment.amount !== pack.price) throw new Refusal('invalid', { fields: { payment_amount: [packMismatch] } })
  if ((payment.campaign ?? likeCampaign) !== likeCampaign)
    throw new Refusal('invalid', { fields: { campaign: [packMismatch] } })
  const token = getUsableToken(world, me, payment.token, ctx)

  if (token.outcome === 'declined') return { kind: 'declined' }
  spendToken(world, token, ctx)
  if (needsSecureCheck(token.outcome)) {
    const order = { purpose: 'likes', item: pack.plan, amount: pack.price, outcome: token.outcome } as const
    return { kind: 'secure', check: openSecureCheck(world, me, order, ctx) }
  }
  addPack(world, me.id, pack, ctx)
  return { kind: 'done' }
}

/** Charges a pack and adds its likes; unused ones expire after 180 days (D-16). */
export function addPack(world: World, memberId: number, pack: LikePack, ctx: Context): LikePurchase {
  world.payments.insert({ memberId, kind: 'likes', amount: pack.price, outcome: 'paid', at: ctx.now })
  return world.likePurchases.insert({
    memberId,
    size: pack.plan,
    remain: pack.plan,
    price: pack.price,
    createdAt: ctx.now,
    expiresAt: ctx.now + likeValidMs,
  })
}

/** Returns the text for a member who must wait 24 hours after the last purchase, or undefined (D-16, SHOP-15). */
export function purchaseWaitText(world: World, memberId: number, now: number): string | undefined {
  const bought = world.likePurchases.by('member', memberId).map((purchase) => purchase.createdAt)
  const openAt = Math.max(...bought) + purchaseWindowMs
  return now < openAt ? `次の購入は${shortTime(openAt)}から可能です` : undefined
}

/** Formats an instant as M/D H:mm in Tokyo (D-63). */
function shortTime(at: number): string {
  const [, month, day, hour, minute] = /-(\d+)-(\d+)T(\d+):(\d+)/.exec(tokyoIso(at)) ?? []
  return `${Number(month)}/${Number(day)} ${Number(hour)}:${minute}`
}

const packMismatch = '商品と一致しません。'
