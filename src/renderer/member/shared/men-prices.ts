import type { PriceSet } from '../../../contract/enums/member.ts'
import { plans } from '../../../contract/enums/payment.ts'

/** Plans offered to men, with prices in yen including tax (L-12). */
export function menPrices(priceSet: PriceSet): readonly { name: string; yen: number }[] {
  return plans
    .filter(({ audience }) => audience === 'men')
    .map(({ courseName, price }) => ({ name: courseName, yen: price[priceSet] }))
}
