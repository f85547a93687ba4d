import { purchaseWindowMs } from '../../../src/contract/rules/windows.ts'
import type { LikePurchase } from '../../world/records/like-purchase.ts'
import type { EffectRule } from '../../engine/clock/effect.ts'
import { memberLabel } from '../../world/member-label.ts'

/** D-16: what is left of a pack expires; the line stays in the history with 0 (SHOP-18). */
export const likeExpiry: EffectRule<LikePurchase> = {
  kind: 'like-expiry',
  table: 'likePurchases',
  due: (purchase) => (purchase.remain > 0 ? purchase.expiresAt : undefined),
  apply: (world, purchase) => void world.likePurchases.update(purchase.id, { remain: 0 }),
  text: (world, purchase) =>
    `いいねの有効期限：${memberLabel(world, purchase.memberId)}の残り${purchase.remain}個が失効します`,
}

/** D-16: from then on the member may buy again. */
export const purchaseWindow: EffectRule<LikePurchase> = {
  kind: 'purchase-window',
  table: 'likePurchases',
  due: (purchase) => purchase.createdAt + purchaseWindowMs,
  text: (world, purchase) =>
    `いいねの購入：${memberLabel(world, purchase.memberId)}が次の購入をできるようになります`,
}
