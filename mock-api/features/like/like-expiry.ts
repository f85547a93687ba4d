import { purchaseWindowMs } from '../../../src/contract/rules/windows.ts'
import type { EffectRule } from '../../world/effect.ts'
import type { LikePurchase } from '../../world/records/like-purchase.ts'

/** D-16: what is left of a pack expires; the line stays in the history with 0 (SHOP-18). */
export const likeExpiry: EffectRule<LikePurchase, 'like-expiry'> = {
  kind: 'like-expiry',
  table: 'likePurchases',
  due: (purchase) => (purchase.remain > 0 ? purchase.expiresAt : undefined),
  apply: (world, purchase) => void world.likePurchases.update(purchase.id, { remain: 0 }),
  members: (purchase) => [purchase.memberId],
  details: ({ remain }) => ({ remain }),
}

/** D-16: from then on the member may buy again. */
export const purchaseWindow: EffectRule<LikePurchase, 'purchase-window'> = {
  kind: 'purchase-window',
  table: 'likePurchases',
  due: (purchase) => purchase.createdAt + purchaseWindowMs,
  members: (purchase) => [purchase.memberId],
  details: () => undefined,
}
