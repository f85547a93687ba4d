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
