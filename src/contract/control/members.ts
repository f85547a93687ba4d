import * as z from 'zod/mini'
import { sexSchema, ageConfSchema, femaleStatusSchema, activeStatusSchema } from '../enums/member.ts'

/** A member in a list; the name is empty without a profile. */
export const memberName = z.strictObject({ id: z.int(), name: z.string() })
export type MemberName = z.output<typeof memberName>

/** A member in the operator's lists. */
export const memberRow = z.extend(memberName, {
  uuid: z.string(),
  email: z.string(),
  sex: sexSchema,
  age_conf: ageConfSchema,
  paid: z.boolean(),
  status: femaleStatusSchema,
  rank: z.nullable(z.string()),
  listed: z.boolean(),
  active_status: activeStatusSchema,
  /** Path of the first photo. */
  photo: z.string(),
})
export type MemberRow = z.output<typeof memberRow>

/** Key of a persona, mail address or id. */
export const namedMember = z.union([z.string().check(z.minLength(1)), z.int()])

/** The same in a query; a missing value is an unknown member. */
export const queriedMember = z._default(z.union([z.string(), z.int()]), '')

/** Response of a change of a member: the member as it now is. */
export const changedMember = z.strictObject({ success: z.literal(true), member: memberRow })
