import { purchaseWindowMs } from '../../../src/contract/rules/windows.ts'
import type { EffectRule } from '../../world/effect-rule.ts'
import type { LikePurchase } from '../../world/records/payment.ts'

/** Expires the rest of a pack; the purchase stays in the history with 0 (D-16, SHOP-18). */
export const likeExpiry: EffectRule<LikePurchase, 'like-expiry'> = {
  kind: 'like-expiry',
  table: 'likePurchases',
  due: (purchase) => (purchase.remain > 0 ? purchase.expiresAt : undefined),
  apply: (world, purchase) => void world.likePurchases.update(purchase.id, { remain: 0 }),
  members: (purchase) => [purchase.memberId],
  details: ({ remain }) => ({ remain }),
}

/** From this instant the member may buy again (D-16). */
export const purchaseWindow: EffectRule<LikePurchase, 'purchase-window'> = {
  kind: 'purchase-window',
  table: 'likePurchases',
  due: (purchase) => purchase.createdAt + purchaseWindowMs,
  members: (purchase) => [purchase.memberId],
}
