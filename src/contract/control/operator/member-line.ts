import * as z from 'zod/mini'
import { activeStatusSchema } from '../../enums/member/active-status.ts'
import { ageConfSchema } from '../../enums/member/age-conf.ts'
import { femaleStatusSchema } from '../../enums/member/female-status.ts'
import { sexSchema } from '../../enums/member/sex.ts'

/** Somebody whom a line is about; the name is empty without a profile. */
export const memberName = z.strictObject({ id: z.int(), name: z.string() })
export type MemberName = z.output<typeof memberName>

/** A member in the operator's lists. */
export const memberLine = z.extend(memberName, {
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
export type MemberLine = z.output<typeof memberLine>

/** Key of a persona, email or id. */
export const namedMember = z.union([z.string().check(z.minLength(1)), z.int()])

/** The same in a query; one that is left out is as unknown as any other. */
export const queriedMember = z._default(z.union([z.string(), z.int()]), '')
