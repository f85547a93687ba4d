import * as z from 'zod/mini'

/** The variants of D-54 with their values, default first. */
export const variants = {
  menGateOrder: ['profile-first', 'payment-first'],
  priceSet: ['regular', 'second'],
  hold: ['on', 'off'],
  replyStep: ['off', 'on'],
  rotateTokens: ['off', 'on'],
  planSelect: ['form', 'modal'],
  cardToken: ['server', 'browser'],
  threeSecureMethod: ['POST', 'GET'],
} as const

export type VariantName = keyof typeof variants
export type Variants = { [Name in VariantName]: (typeof variants)[Name][number] }
export type PriceSet = Variants['priceSet']

export const variantsSchema = z.strictObject({
  menGateOrder: z.enum(variants.menGateOrder),
  priceSet: z.enum(variants.priceSet),
  hold: z.enum(variants.hold),
  replyStep: z.enum(variants.replyStep),
  rotateTokens: z.enum(variants.rotateTokens),
  planSelect: z.enum(variants.planSelect),
  cardToken: z.enum(variants.cardToken),
  threeSecureMethod: z.enum(variants.threeSecureMethod),
})

export const defaultVariants: Variants = variantsSchema.parse(
  Object.fromEntries(Object.entries(variants).map(([name, [first]]) => [name, first])),
)

/** Parses each variant separately: a missing or unknown value falls back to the default (D-54). */
export function readVariants(found: unknown): Variants {
  const read = z.record(z.string(), z.unknown()).safeParse(found)
  const known = Object.entries(read.data ?? {}).filter(([name, value]) => isChoice(name, value))
  return variantsSchema.parse({ ...defaultVariants, ...Object.fromEntries(known) })
}

function isChoice(name: string, value: unknown): boolean {
  const row = Object.entries(variants).find(([known]) => known === name)
  return row !== undefined && row[1].some((choice) => choice === value)
}

/** Whether plan 14 is offered; a test switch separate from the variants (D-41, D-54). */
export const testPlanSwitch = ['off', 'on'] as const
export type TestPlanSwitch = (typeof testPlanSwitch)[number]
