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

/** Parses each variant separately: a missing or unknown value falls back to the default (D-54). */
export function readVariants(found: unknown): Variants {
  const { data = {} } = z.record(z.string(), z.unknown()).safeParse(found)
  const given = new Map(Object.entries(data))
  const read = Object.entries(variants).map(([name, choices]) => [
    name,
    choices.find((choice) => choice === given.get(name)) ?? choices[0],
  ])
  return variantsSchema.parse(Object.fromEntries(read))
}

export const defaultVariants: Variants = readVariants({})

/** Whether plan 14 is offered; a test switch separate from the variants (D-41, D-54). */
export const testPlanSwitch = ['off', 'on'] as const
export type TestPlanSwitch = (typeof testPlanSwitch)[number]
