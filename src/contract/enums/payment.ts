import type { PriceSet, Sex } from './member.ts'

/** Accepted card number formats (API-65). */
const cardFormats = [
  { brand: 'Visa', pattern: /^4\d{12}(\d{3})?$/ },
  { brand: 'MasterCard', pattern: /^5[1-5]\d{14}$/ },
  { brand: 'Discover', pattern: /^6(011|5\d\d)\d{12}$/ },
  { brand: 'Diners', pattern: /^3(0[0-5]|[68]\d)\d{11}$/ },
  { brand: 'Amex', pattern: /^3[47]\d{13}$/ },
  { brand: 'JCB', pattern: /^(2131|1800|35\d{3})\d{11}$/ },
] as const

export type CardBrand = (typeof cardFormats)[number]['brand']

/** Returns the brand of a card number without separators, or undefined if no format matches. */
export function findCardBrand(digits: string): CardBrand | undefined {
  return cardFormats.find((format) => format.pattern.test(digits))?.brand
}

/** Outcomes of a test card (D-40). */
export type CardOutcome =
  | 'success'
  | 'token-refused'
  | 'declined'
  | 'three-secure-success'
  | 'three-secure-failed'
  | 'three-secure-abandoned'
  | 'declined-at-renewal'

/** Test cards with an outcome other than success (API-65). */
export const cardOutcomes: ReadonlyMap<string, CardOutcome> = new Map([
  ['4111000000000008', 'token-refused'],
  ['4000000000000002', 'declined'],
  ['4222000000000004', 'three-secure-success'],
  ['4333000000000000', 'three-secure-failed'],
  ['4444000000000006', 'three-secure-abandoned'],
  ['4000000000000341', 'declined-at-renewal'],
])

/** Test cards that succeed, one per brand. */
export const successfulCards = [
  '4242424242424242',
  '5555555555554444',
  '3530111333300000',
  '378282246310005',
  '30569309025904',
  '6011111111111117',
] as const

/** Years that the card forms offer (ENUM-63). */
export const cardYears: readonly number[] = Array.from({ length: 12 }, (_, index) => 2023 + index)

export interface LikePack {
  /** Size of the pack; also its `plan` on the wire (D-43). */
  readonly plan: number
  /** Yen with tax. */
  readonly price: number
}

/** Packs of likes (L-12). */
export const likePacks: readonly LikePack[] = [
  { plan: 10, price: 1500 },
  { plan: 30, price: 3900 },
  { plan: 50, price: 5000 },
  { plan: 100, price: 8000 },
  { plan: 1000, price: 50_000 },
]

export const likeSiteId = '50130905'

/** `campaign` of a purchase of likes (PAY-89). */
export const likeCampaign = 0

export const findLikePack = (plan: number): LikePack | undefined => likePacks.find((pack) => pack.plan === plan)

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

/** The reason that requires a text (ENUM-66). */
export const otherCancelReason = 'その他'

/** Reasons for leaving, by sex; the spelling マッチンした is the specification's (ENUM-64, ENUM-65, ENUM-78). */
export const cancelReasons = {
  1: ['レコメンドされなかった', 'マッチンした女性と会うまで至らなかった', otherCancelReason],
  2: [
    'マッチンした男性と会うまで至らなかった',
    '1日のレコメンド数が少なかった',
    'マッチンした男性となかなか会えなかった',
    otherCancelReason,
  ],
} as const satisfies Record<Sex, readonly string[]>

/** Longest text of a reason in characters. */
export const cancelReasonTextMaxLength = 100
