import { purchaseWindowMs } from '../../../../../contract/rules/windows.ts'
import { toEpochMs, type Instant } from '../../../../lib/date-ja.ts'

/** When likes may be bought again, epoch milliseconds, or null when they may now: one purchase in 24 hours (D-16, SHOP-09). */
export function nextPurchase(lastPurchase: Instant | null, nowMs: number): number | null {
  if (lastPurchase === null) return null
  const at = toEpochMs(lastPurchase) + purchaseWindowMs
  return at > nowMs ? at : null
}
