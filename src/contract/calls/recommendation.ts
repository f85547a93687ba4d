import * as z from 'zod/mini'
import { Sex, FemaleStatus } from '../enums/member.ts'
import { recommendFilterSchema } from '../enums/pairing.ts'
import { defineEndpoint } from '../wire/endpoint.ts'
import { invalidBody } from '../wire/errors.ts'
import * as wire from '../wire/fields.ts'
import * as request from '../wire/request-fields.ts'
import { pairingState } from './decision.ts'

/** A pairing in lists and profile calls (ENTITY2-10, API-29). */
export const recommendRow = z.strictObject({
  ...pairingState,
  recommend: z.strictObject({ id: wire.id, uuid: z.string() }),
  /** Added (API-29); the calls of a partner take the uuid too. */
  partner_user_id: z.optional(wire.id),
  partner_user_uuid: z.string(),
  twitter_name: z.string(),
  /** Same URL as profile1 (ENTITY2-37). */
  twitter_icon: z.string(),
  profile1: z.string(),
  /** Time of the last message, else of the last status change (ENTITY2-37). */
  timestamp: wire.instant,
  last_message: z.string(),
  unread_messages_size: wire.count,
  created_at: wire.instant,
  /** Whether the partner has sent a like, also at 0 and 6 (added; D-130). */
  is_liked_by_partner: z.optional(z.boolean()),
  /** Teaser of the partner (added; API-29): empty where the viewer may not open the profile. */
  age: z.optional(wire.age),
  area: z.optional(z.array(z.string())),
  /** First 60 characters of his introduction or her ideal meeting, as on a card of the timeline. */
  contents: z.optional(z.string()),
})

/** A page of up to ten pairings. */
const recommendList = z.strictObject({
  rec: z.array(recommendRow),
  pageCount: wire.count,
  admin_message_unread: wire.count,
  /** Sum over all conversations, beyond this page (added; API-29). */
  unread_messages_size: z.optional(wire.count),
})

export type RecommendRow = z.output<typeof recommendRow>
export type RecommendList = z.output<typeof recommendList>

/** An unknown filter counts as no filter (API-29). */
const listRequest = z.object({
  status: z.catch(request.optional(recommendFilterSchema), undefined),
  page: request.page,
})

/** The recommended man, or why none: no candidate, or the daily number used up. `recommend` is the man's user id. */
const recommendResult = z.union([
  z.strictObject({ success: z.literal(true), recommend: wire.id }),
  z.strictObject({ success: z.literal(false), reason: z.enum(['none', 'limit']) }),
])

/** Resumes the recommendations of a woman at status 3 or 5. */
export const activateRecommendationEndpoint = defineEndpoint('API-26', 'POST /api/female_status_activate_transaction', {
  summary: 'Start the recommendations',
  access: 'verified',
  sex: Sex.woman,
  request: z.object({
    female_status_activate_transaction: request.optional(
      z.object({ status_old: request.optional(request.integer(0, 99)) }),
    ),
  }),
  response: z.strictObject({ success: z.literal(true), status: z.literal(FemaleStatus.active) }),
})

/** Recommends one man now (D-20, D-21); 422 unless her status is 4. */
export const autoRecommendationEndpoint = defineEndpoint('API-27', 'GET /api/recommend_auto_recommend', {
  summary: 'Receive an AI recommendation',
  access: 'verified',
  sex: Sex.woman,
  request: request.noFields,
  response: recommendResult,
  refusals: { 422: invalidBody },
  readOnly: false,
})

/** Like API-27, but counts as a manual recommendation and spends a ticket. */
export const manualRecommendationEndpoint = defineEndpoint('API-28', 'POST /api/mannual_recommend', {
  summary: 'Receive an operator recommendation',
  access: 'verified',
  sex: Sex.woman,
  request: request.noFields,
  response: recommendResult,
  refusals: { 422: invalidBody },
})

/** Listing received likes marks them as seen. */
const marksLikes = ({ status }: z.output<typeof listRequest>) => status === 'liked'

/** The woman's pairings. Listing `liked` marks those likes as seen and changes nothing else. */
export const pairingsEndpoint = defineEndpoint('API-29', 'GET /api/recommends', {
  summary: "List a woman's pairings",
  automatic: true,
  access: 'verified-or-empty',
  sex: Sex.woman,
  request: listRequest,
  response: recommendList,
  writesWith: marksLikes,
})

/** The man's pairings, with the labels of the men's list. */
export const malePairingsEndpoint = defineEndpoint('API-30', 'GET /api/recommends/male', {
  summary: "List a man's pairings",
  automatic: true,
  access: 'verified-or-empty',
  sex: Sex.man,
  request: listRequest,
  response: recommendList,
  writesWith: marksLikes,
})
