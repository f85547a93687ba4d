import * as z from 'zod/mini'

/** 'inactive' means withdrawn or suspended and ends the session (GATE-23). */
const activeStatuses = ['active', 'inactive'] as const
export const activeStatusSchema = z.enum(activeStatuses)

/**
 * State of the age confirmation (D-36, API-09): none or under review, document to be sent again, verified, under 18 by
 * the document, under 18 by a report.
 */
export const AgeConf = { none: 0, resubmit: 1, verified: 2, underAge: 3, reportedUnderAge: 4 } as const
export type AgeConf = (typeof AgeConf)[keyof typeof AgeConf]
export const ageConfSchema = z.literal(Object.values(AgeConf))

/** A woman's status (D-34); men carry `signedUp`. */
export const FemaleStatus = {
  signedUp: 0,
  /** Checked by the operator. */
  checked: 1,
  /** Her direct messages are not open. */
  messagesClosed: 2,
  ready: 3,
  active: 4,
  paused: 5,
  /** Her social account was not found. */
  noSocialAccount: 6,
} as const
export type FemaleStatus = (typeof FemaleStatus)[keyof typeof FemaleStatus]
export const femaleStatuses = Object.values(FemaleStatus)
export const femaleStatusSchema = z.literal(femaleStatuses)

/** Men's ranks in ascending order; H to E are the onboarding ladder (D-32). */
export const ranks = ['H', 'G', 'F', 'E', 'D', 'C', 'C+', 'B', 'B+', 'A', 'A+', 'S', 'SS', 'SSS'] as const
export const rankSchema = z.enum(ranks)
export type Rank = (typeof ranks)[number]

/** Steps of the onboarding ladder (RANK-51). */
export const ladderRanks = ['H', 'G', 'F', 'E'] as const satisfies readonly Rank[]

/** Codes of a sex on the wire (ENUM-42, ENUM-44). */
export const Sex = { man: 1, woman: 2 } as const
export type Sex = (typeof Sex)[keyof typeof Sex]
export const sexes = [Sex.man, Sex.woman] as const
export const sexSchema = z.literal(sexes)

export const otherSex = (sex: Sex): Sex => (sex === Sex.man ? Sex.woman : Sex.man)

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

/** Audience of a topic (ENUM-43), also in `/topics?target=` (ENUM-46). */
export const topicSexes = ['male', 'female', 'common'] as const
export const topicSexSchema = z.enum(topicSexes)
export type TopicSex = (typeof topicSexes)[number]

/** Audience of each sex's own board. */
export const boardOf: Readonly<Record<Sex, TopicSex>> = { 1: 'male', 2: 'female' }

/** Returns whether a topic, or a text about one, addresses a sex: everybody or that sex (TOPIC-10 to TOPIC-15). */
export function isForSex(target: TopicSex, sex: Sex): boolean {
  return target === 'common' || target === boardOf[sex]
}
