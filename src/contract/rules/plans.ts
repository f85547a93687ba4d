import type { PriceSet } from '../enums/variants.ts'
import { dayMs } from './tokyo-time.ts'

/** Members who may buy a plan: nobody for a legacy plan, men, listed men, women, or with the test variant (L-12). */
export type PlanAudience = 'legacy' | 'men' | 'listed-men' | 'women' | 'test'

/** Site of the payment provider by months of a cycle (PAY-52). */
const siteIds = { 1: '50130901', 3: '50130902', 6: '50130903', 12: '50130904' } as const

interface PlanRow {
  readonly id: number
  readonly courseName: string
  readonly audience: PlanAudience
  readonly months: keyof typeof siteIds
  readonly yen: number
  /** With the second set of prices; the same by default. */
  readonly yenSecond?: number
  /** Instead of the site of its cycle. */
  readonly siteId?: string
}

function plan({ id, courseName, audience, months, yen, yenSecond = yen, siteId = siteIds[months] }: PlanRow) {
  return {
    id,
    courseName,
    audience,
    months,
    /** Yen with tax, by the variant priceSet. */
    price: { regular: yen, second: yenSecond } satisfies Record<PriceSet, number>,
    /** Days from one charge to the next; the first renewal comes one day later (D-15). */
    cycleDays: months * 30,
    siteId,
  }
}

export type Plan = Readonly<ReturnType<typeof plan>>

/** All plans by id; legacy plans are recognised but not sold (L-12, D-41). L-12 gives 9, 11 and 12 one price in both sets. */
export const plans: readonly Plan[] = [
  plan({ id: 1, courseName: '旧1ヶ月プラン', audience: 'legacy', months: 1, yen: 2500 }),
  plan({ id: 2, courseName: '旧3ヶ月プラン', audience: 'legacy', months: 3, yen: 6600, yenSecond: 9900 }),
  plan({ id: 3, courseName: '旧6ヶ月プラン', audience: 'legacy', months: 6, yen: 12000, yenSecond: 16500 }),
  plan({ id: 4, courseName: '旧12ヶ月プラン', audience: 'legacy', months: 12, yen: 20000, yenSecond: 26400 }),
  plan({ id: 5, courseName: '1ヶ月プラン', audience: 'men', months: 1, yen: 3850, yenSecond: 3000 }),
  plan({ id: 6, courseName: '3ヶ月プラン', audience: 'men', months: 3, yen: 9900, yenSecond: 8500 }),
  plan({ id: 7, courseName: '6ヶ月プラン', audience: 'men', months: 6, yen: 16500, yenSecond: 14000 }),
  plan({ id: 8, courseName: '12ヶ月プラン', audience: 'men', months: 12, yen: 26400, yenSecond: 25000 }),
  plan({ id: 9, courseName: 'ランクそのまま1ヶ月プラン', audience: 'listed-men', months: 1, yen: 2500 }),
  plan({
    id: 10,
    courseName: 'ランクそのまま3ヶ月プラン',
    audience: 'listed-men',
    months: 3,
    yen: 6600,
    yenSecond: 9900,
  }),
  plan({ id: 11, courseName: 'ランクそのまま6ヶ月プラン', audience: 'listed-men', months: 6, yen: 12000 }),
  plan({ id: 12, courseName: 'ランクそのまま12ヶ月プラン', audience: 'listed-men', months: 12, yen: 20000 }),
  plan({ id: 13, courseName: '女性プレミアムプラン', audience: 'women', months: 1, yen: 1100 }),
  plan({
    id: 14,
    courseName: 'テストプラン（3Dセキュア）',
    audience: 'test',
    months: 1,
    yen: 1000,
    siteId: '94999101',
  }),
]

/** The plans that are sold to every man, by the months of a cycle (L-12). */
export const menPlanIds = { 1: 5, 3: 6, 6: 7, 12: 8 } as const
/** The women's premium plan (D-35). */
export const premiumPlanId = 13
/** The 3-D Secure test plan (D-41). */
export const testPlanId = 14

export const findPlan = (id: number): Plan | undefined => plans.find((known) => known.id === id)

/** Returns yen per month, rounded; undefined for plans of one month (PAY-51). */
export function monthlyPrice({ months, price }: Plan, priceSet: PriceSet): number | undefined {
  return months === 1 ? undefined : Math.round(price[priceSet] / months)
}

/** Plans offered to men, with prices in yen including tax (L-12). */
export function menPrices(priceSet: PriceSet): readonly { name: string; yen: number }[] {
  return plans
    .filter(({ audience }) => audience === 'men')
    .map(({ courseName, price }) => ({ name: courseName, yen: price[priceSet] }))
}

/** Returns the second charge of a plan: cycle + 1 days after its start (D-15, PAY-62). */
export function firstRenewal(startedAt: number, cycleDays: number): number {
  return startedAt + (cycleDays + 1) * dayMs
}

/** Returns the next charge of a renewed plan: cycle days after the last one (D-15). */
export function nextRenewal(renewedAt: number, cycleDays: number): number {
  return renewedAt + cycleDays * dayMs
}
