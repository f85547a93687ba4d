import { type LikePack, likePacks } from '../../../../../contract/rules/likes/like-packs.ts'
import { purchaseWindowMs } from '../../../../../contract/rules/windows.ts'
import { toEpochMs, type Instant } from '../../../../lib/date-ja.ts'

/** Returns when likes can be bought again, epoch ms, or null for now. One purchase per 24 hours (D-16, SHOP-09). */
export function nextPurchase(lastPurchase: Instant | null, nowMs: number): number | null {
  if (lastPurchase === null) return null
  const at = toEpochMs(lastPurchase) + purchaseWindowMs
  return at > nowMs ? at : null
}

/** Returns the saving per like against the smallest pack, in percent rounded down; null for that pack. */
export function packSavingPercent({ plan, price }: LikePack): number | null {
  const [smallest] = likePacks
  if (!smallest) return null
  const percent = Math.floor(100 - (100 * (price / plan)) / (smallest.price / smallest.plan))
  return percent > 0 ? percent : null
}
