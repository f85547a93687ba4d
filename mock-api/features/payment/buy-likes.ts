import { findLikePack, likeSiteId, likeCampaign, type LikePack } from '../../../src/contract/rules/likes/like-packs.ts'
import { timeOfDay } from '../../../src/contract/rules/time-text.ts'
import { tokyoParts } from '../../../src/contract/rules/tokyo-time.ts'
import { likeValidMs, purchaseWindowMs } from '../../../src/contract/rules/windows.ts'
import type { Context } from '../../world/context.ts'
import type { Member } from '../../world/records/member.ts'
import type { LikePurchase } from '../../world/records/payment.ts'
import { Refusal } from '../../world/refusal.ts'
import type { World } from '../../world/world.ts'
import { getUsableToken, spendToken } from './card-token.ts'
import type { PaymentResult } from './payment-result.ts'
import { needsSecureCheck, openSecureCheck } from './secure-check.ts'

const packMismatch = '商品と一致しません。'

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
  // Math.max of no purchase is -Infinity: nothing to wait for.
  const openAt = Math.max(...bought) + purchaseWindowMs
  if (now >= openAt) return undefined
  const { month, day, hour, minute } = tokyoParts(openAt)
  return `次の購入は${month}/${day} ${timeOfDay(hour, minute)}から可能です`
}
