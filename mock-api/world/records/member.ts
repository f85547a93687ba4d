import * as z from 'zod/mini'
import {
  activeStatusSchema,
  AgeConf,
  ageConfSchema,
  femaleStatusSchema,
  Sex,
  sexSchema,
} from '../../../src/contract/enums/member.ts'
import { photoSlots } from '../../../src/contract/rules/photo.ts'
import { defineTable } from '../../engine/table/table-index.ts'
import { count, day, id, instant, optionalInstant, text } from './fields.ts'

/** A mailed link; stores only the hash of its token (D-17). */
const mailedToken = z.nullable(z.strictObject({ hash: text, sentAt: instant }))

const memberSchema = z.strictObject({
  id,
  uuid: text,
  /** Login name, lowercased; also the uid of the session headers. */
  email: text,
  sex: sexSchema,
  passwordHash: text,
  confirmedAt: optionalInstant,
  confirmation: mailedToken,
  reset: mailedToken,
  /** inactive = withdrawn or stopped (GATE-23). */
  activeStatus: activeStatusSchema,
  ageConf: ageConfSchema,
  /** File name of the submitted document, kept after the decision; the picture is deleted (API-17). */
  ageConfFile: z.nullable(text),
  femaleStatus: femaleStatusSchema,
  /** Whether a monthly plan or premium is running (D-15, D-35). */
  paid: z.boolean(),
  tutorialDone: z.boolean(),
  /** Ranks H to SSS and the ladder below; null for women without a rank (SETTING-07). */
  rank: z.nullable(text),
  rankRequested: z.boolean(),
  lastApplicationAt: optionalInstant,
  /** Whether the campaign plans are offered (D-41). */
  listed: z.boolean(),
  /** Hidden from the timeline of others (premium women, API-42). */
  hiddenMode: z.boolean(),
  phone: text,
  twitterId: text,
  tiktok: text,
  instagram: text,
  /** Number of the official account that follows this member (ENTITY2-37). */
  twitterAccountNo: z.nullable(z.int()),
  /** Three slots: upload name, `sample:n`, or null for the default photo. */
  photos: z.array(z.nullable(text)).check(z.length(photoSlots.length)),
  /** Today's recommendations; a record of another business day counts as zero (D-10). */
  recommended: z.nullable(z.strictObject({ day, auto: count, manual: count })),
  manualTotal: count,
  /** Today's login bonus and its remaining likes (D-43). */
  bonus: z.nullable(z.strictObject({ day, granted: count, remain: count })),
  /** Members whose details were opened today (D-44). */
  detailViews: z.nullable(z.strictObject({ day, seen: z.array(id) })),
  /** Number of timeline draws today (API-41). */
  timelineDraw: z.nullable(z.strictObject({ day, draws: count })),
  createdAt: instant,
  updatedAt: instant,
})

/** A person with an account: identity, gates and daily counters. Fields that partners read are in `profiles`. */
export type Member = z.output<typeof memberSchema>

export const members = defineTable('members', memberSchema, {
  email: (member: Member) => member.email,
  uuid: (member: Member) => member.uuid,
  /** Hash of the token in a mailed link. */
  confirmation: (member: Member) => member.confirmation?.hash,
  reset: (member: Member) => member.reset?.hash,
  twitterId: (member: Member) => (member.twitterId === '' ? undefined : member.twitterId.toLowerCase()),
  /** Sex of members who may be shown or recommended: active, verified, men also paid. */
  shown: (member: Member) => (isShown(member) ? member.sex : undefined),
})

/** Whether age_conf is 2 and, for a man, the plan is paid (C-6). Opens everything between members. */
export function isVerified(member: Member): boolean {
  return member.ageConf === AgeConf.verified && (member.sex === Sex.woman || member.paid)
}

/** Whether other members may meet this member: active and verified (API-27, API-33, API-40, IMP-29). */
export function isShown(member: Member): boolean {
  return member.activeStatus === 'active' && isVerified(member)
}
