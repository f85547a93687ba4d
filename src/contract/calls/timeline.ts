import * as z from 'zod/mini'
import { Sex } from '../enums/member.ts'
import { defineEndpoint } from '../wire/endpoint.ts'
import * as wire from '../wire/fields.ts'
import * as request from '../wire/request-fields.ts'

/** A card of the timeline; `ages` is half a decade ('30代前半', and '18~19歳' for 18 and 19). */
const timelineUser = z.strictObject({
  uuid: z.string(),
  profile1: z.string(),
  ages: z.string(),
  contents: z.string(),
  image: z.string(),
})

/** A purchase of likes; an expired one stays listed with 0 (SHOP-18). */
const likePurchase = z.strictObject({
  remain: wire.count,
  created_at: wire.instant,
  expiry_date: wire.instant,
})

/** The cards and the caller's likes and tickets; like_remain = free_like + purchased_like_remain (SHOP-17). */
const timeline = z.strictObject({
  users: z.array(timelineUser),
  like_remain: wire.count,
  free_like: wire.count,
  purchased_like_remain: wire.count,
  /** Last purchase; the next is possible 24 hours later (D-16). */
  purchased_like_created: z.nullable(wire.instant),
  purchased_like_history: z.array(likePurchase),
  detail_show_ticket: wire.count,
  hidden_mode: z.boolean(),
  payment_confirmation: wire.flag,
  age_confirmation: wire.flag,
})

export type TimelineUser = z.output<typeof timelineUser>
export type LikePurchase = z.output<typeof likePurchase>
export type Timeline = z.output<typeof timeline>

/** Up to 30 cards in the caller's order of the day; also the source of the shop's numbers (IMP-25). */
export const timelineEndpoint = defineEndpoint('API-40', 'GET /api/timeline', {
  summary: 'Load the timeline',
  access: 'verified-or-empty',
  request: request.noFields,
  response: timeline,
})

/** Draws a new order for the caller. */
export const resetTimelineEndpoint = defineEndpoint('API-41', 'POST /api/timeline/reset', {
  summary: 'Shuffle the timeline',
  access: 'verified',
  request: request.noFields,
  response: wire.success,
})

/** Hides a premium woman from other timelines; 403 with reason `payment` without premium. */
export const hiddenModeEndpoint = defineEndpoint('API-42', 'POST /api/submit_hidden_mode', {
  summary: 'Switch the privacy mode',
  access: 'login',
  sex: Sex.woman,
  request: z.object({ hidden_mode: request.boolean }),
  response: z.strictObject({ success: z.literal(true), hidden_mode: z.boolean() }),
})
