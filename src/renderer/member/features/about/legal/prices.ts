import type { PriceSet } from '../../../../../contract/enums/variants.ts'
import { likePacks } from '../../../../../contract/rules/likes/like-packs.ts'
import { findPlan, menPrices, premiumPlanId } from '../../../../../contract/rules/plans.ts'
import { commonCopy } from '../../../../lib/copy/common.ts'

const { yen: yenText } = commonCopy.unit

/** Prices of the plans for men, as the legal notice names them. */
export const pricesOfMen = (priceSet: PriceSet): string =>
  `男性のプラン：${menPrices(priceSet)
    .map(({ name, yen }) => `${name} ${yenText(yen)}`)
    .join('、')}（いずれも税込）`

/** Price of the premium plan, which both sets of prices share (L-12). */
export function premiumPrice(): string {
  const premium = findPlan(premiumPlanId)
  if (!premium) throw new Error('Failed to find the premium plan. Add its id to the plans.')
  return yenText(premium.price.regular)
}

/** Price of the plan for women, as the legal notice names it. */
export const priceOfWomen = (): string =>
  `女性プレミアムプラン（任意）：30日ごとに${premiumPrice()}（税込）。ご案内した方は初回無料、2回目以降${premiumPrice()}。`

/** Prices of all packs of likes, as the legal notice names them. */
export const pricesOfLikes = `いいね：${likePacks
  .map(({ plan, price }) => `${plan.toLocaleString('ja-JP')}個 ${yenText(price)}`)
  .join('、')}（いずれも税込）`
