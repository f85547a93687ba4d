import { plans } from '../../../contract/enums/payment.ts'
import type { PriceSet } from '../../../contract/enums/variants.ts'

/** The plans that men are offered, each with its price in yen with tax (L-12). */
export function menPrices(priceSet: PriceSet): readonly { name: string; yen: number }[] {
  return plans
    .filter(({ audience }) => audience === 'men')
    .map(({ courseName, price }) => ({ name: courseName, yen: price[priceSet] }))
}
