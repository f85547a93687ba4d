import * as z from 'zod/mini'
import { Sex } from '../enums/member.ts'
import { statusNSchema } from '../enums/pairing.ts'
import { defineEndpoint } from '../wire/endpoint.ts'
import { notFoundBody } from '../wire/errors.ts'
import * as wire from '../wire/fields.ts'
import * as request from '../wire/request-fields.ts'
import { slotUrls } from './photo.ts'
import { choiceFields } from './profile.ts'
import { recommendRow } from './recommendation.ts'

/** Fields of every profile of a partner besides the choices; lists are arrays here (ENTITY2-34). */
const commonFields = {
  age: wire.age,
  area: z.array(z.string()),
  height: z.string(),
  weight: z.string(),
  your_freetimes: z.array(z.string()),
  appear_points: z.array(z.string()),
  sexual_experience: z.string(),
}

/** Fields of a whole profile besides the choices. */
const wholeFields = {
  ...commonFields,
  ...slotUrls,
  twitter_name: z.string(),
  twitterid: z.string(),
  instagram: z.string(),
  tiktok: z.string(),
  uuid: z.string(),
  propensity: z.string(),
}

/** A man's whole profile (API-31, own profile of API-32). */
export const manProfile = z.strictObject({ ...wholeFields, ...choiceFields(Sex.man, wire.choice) })

/** A woman's whole profile with the same keys; height, weight and propensity are '' (ENTITY2-38). */
export const womanProfile = z.strictObject({ ...wholeFields, ...choiceFields(Sex.woman, wire.choice) })

/** The pairing with a withheld profile: blocked, or with nothing for him to decide or read. */
const withheldRecommend = z.strictObject({ status_n: statusNSchema })

/** A woman's view of a man; `profile` is null for a blocked pairing (API-31). */
const manView = z.union([
  z.strictObject({
    profile: manProfile,
    my_profile: womanProfile,
    recommend: recommendRow,
    payment_conf: wire.flag,
  }),
  z.strictObject({
    profile: z.null(),
    my_profile: womanProfile,
    recommend: withheldRecommend,
    payment_conf: wire.flag,
  }),
])

/** A man's view of a woman; `profile` is null at 0, 3, 6 and for a blocked pairing (API-32). */
const womanView = z.union([
  z.strictObject({ profile: womanProfile, my_profile: manProfile, recommend: recommendRow }),
  z.strictObject({ profile: z.null(), my_profile: manProfile, recommend: withheldRecommend }),
])

/** Fields of the detailed profile besides the choices: the viewer's relation, and two fields of one's own (API-33). */
const detailFields = {
  ...commonFields,
  profile1: z.string(),
  is_liked: z.boolean(),
  can_not_liked: z.boolean(),
  /** Status of the pairing, null without one (added; D-130). */
  status_n: z.optional(z.nullable(statusNSchema)),
  like_remain: wire.count,
  twitter_name: z.optional(z.string()),
  twitterid: z.optional(z.string()),
}

/** The detailed profile of a man or a woman (ENTITY2-08, ENTITY2-09). */
const detailProfile = z.union([
  z.strictObject({ ...detailFields, ...choiceFields(Sex.man, wire.choice) }),
  z.strictObject({ ...detailFields, ...choiceFields(Sex.woman, wire.choice) }),
])

export type ManProfile = z.output<typeof manProfile>
export type WomanProfile = z.output<typeof womanProfile>
export type DetailProfile = z.output<typeof detailProfile>

/** The partner's user id or uuid (API-31). */
const partnerId: z.ZodMiniType<number | string, number | string> = z.union([request.id, request.uuid])

const partnerRequest = z.object({
  user: z.object({ uid: request.ownUid, partner_id: partnerId }),
})

/** A verified woman's view of the man in one of her pairings. */
export const partnerEndpoint = defineEndpoint('API-31', 'POST /api/profile', {
  summary: "Load a man's profile",
  automatic: true,
  access: 'verified',
  sex: Sex.woman,
  request: partnerRequest,
  identity: [{ at: 'user.uid', kind: 'uid' }],
  response: manView,
  refusals: { 404: notFoundBody },
  readOnly: true,
})

/** A verified man's view of the woman in one of his pairings. */
export const femalePartnerEndpoint = defineEndpoint('API-32', 'POST /api/profile/female', {
  summary: "Load a woman's profile",
  automatic: true,
  access: 'verified',
  sex: Sex.man,
  request: partnerRequest,
  identity: [{ at: 'user.uid', kind: 'uid' }],
  response: womanView,
  refusals: { 404: notFoundBody },
  readOnly: true,
})

/** The detailed profile of a member of the other sex, or one's own. A partner's first view on a day counts (D-44). */
export const detailProfileEndpoint = defineEndpoint('API-33', 'POST /api/subprofile', {
  summary: 'Load a detailed profile',
  automatic: true,
  access: 'verified',
  request: z.object({ user: z.object({ uid: request.ownUid, partner_uuid: request.uuid }) }),
  identity: [{ at: 'user.uid', kind: 'uid' }],
  response: z.union([
    z.strictObject({ success: z.literal(true), profile: detailProfile }),
    z.strictObject({
      success: z.literal(false),
      purchase: z.literal(true),
      profile: z.null(),
      detail_show_ticket: z.literal(0),
    }),
  ]),
  refusals: { 404: notFoundBody },
})
