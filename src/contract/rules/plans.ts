import type { PriceSet } from '../enums/variants.ts'

/** Members who may buy a plan: nobody for a legacy plan, men, listed men, women, or with the test variant (L-12). */
export type PlanAudience = 'legacy' | 'men' | 'listed-men' | 'women' | 'test'

function plan(
  id: number,
  courseName: string,
  audience: PlanAudience,
  months: 1 | 3 | 6 | 12,
  price: number,
  second = price,
) {
  const siteId = { 1: '50130901', 3: '50130902', 6: '50130903', 12: '50130904' }[months]
  return {
    id,
    courseName,
    audience,
    months,
    /** Yen with tax, by the variant priceSet. */
    price: { regular: price, second } satisfies Record<PriceSet, number>,
    /** Days from one charge to the next; the first renewal comes one day later (D-15). */
    cycleDays: months * 30,
    siteId,
  }
}

export type Plan = Readonly<ReturnType<typeof plan>>

/** All plans by id; legacy plans are recognised but not sold (L-12, D-41). */
export const plans: readonly Plan[] = [
  plan(1, '旧1ヶ月プラン', 'legacy', 1, 2500),
  plan(2, '旧3ヶ月プラン', 'legacy', 3, 6600, 9900),
  plan(3, '旧6ヶ月プラン', 'legacy', 6, 12000, 16500),
  plan(4, '旧12ヶ月プラン', 'legacy', 12, 20000, 26400),
  plan(5, '1ヶ月プラン', 'men', 1, 3850, 3000),
  plan(6, '3ヶ月プラン', 'men', 3, 9900, 8500),
  plan(7, '6ヶ月プラン', 'men', 6, 16500, 14000),
  plan(8, '12ヶ月プラン', 'men', 12, 26400, 25000),
  plan(9, 'ランクそのまま1ヶ月プラン', 'listed-men', 1, 2500),
  plan(10, 'ランクそのまま3ヶ月プラン', 'listed-men', 3, 6600, 9900),
  plan(11, 'ランクそのまま6ヶ月プラン', 'listed-men', 6, 12000),
  plan(12, 'ランクそのまま12ヶ月プラン', 'listed-men', 12, 20000),
  plan(13, '女性プレミアムプラン', 'women', 1, 1100),
  { ...plan(14, 'テストプラン（3Dセキュア）', 'test', 1, 1000), siteId: '94999101' },
]

/** The women's premium plan (D-35). */
export const premiumPlanId = 13
/** The 3-D Secure test plan (D-41). */
export const testPlanId = 14

export const findPlan = (id: number): Plan | undefined => plans.find((plan) => plan.id === id)

/** Returns yen per month, rounded; undefined for plans of one month (PAY-51). */
export function monthlyPrice(plan: Plan, priceSet: PriceSet): number | undefined {
  return plan.months === 1 ? undefined : Math.round(plan.price[priceSet] / plan.months)
}

/** Plans offered to men, with prices in yen including tax (L-12). */
export function menPrices(priceSet: PriceSet): readonly { name: string; yen: number }[] {
  return plans
    .filter(({ audience }) => audience === 'men')
    .map(({ courseName, price }) => ({ name: courseName, yen: price[priceSet] }))
}
