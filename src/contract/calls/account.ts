import * as z from 'zod/mini'
import { activeStatusSchema, ageConfSchema, femaleStatusSchema, rankSchema, sexSchema, Sex } from '../enums/member.ts'
import { defineEndpoint } from '../wire/endpoint.ts'
import * as wire from '../wire/fields.ts'
import * as request from '../wire/request-fields.ts'

/** One criterion of the next rank (D-33, L-9); `dict` repeats `text` (ENTITY-18). */
const rankCriterion = z.strictObject({ text: z.string(), dict: z.string(), active_flag: z.boolean() })

/** A line of the latest information on the home page; `url` is a route of the app (HOME-57). */
const latestInformation = z.strictObject({
  id: wire.id,
  info: z.string(),
  created_at: wire.instant,
  url: z.nullable(z.string()),
})

/** The reached items among the nine of L-8, and their sum in points. */
const profileCompleteRate = z.strictObject({
  point: wire.count,
  ...wire.fieldsOf(['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8', 'c9'], () => z.boolean()),
})

/** The caller's account with all counters of the day (API-09). */
const account = z.strictObject({
  id: wire.id,
  uuid: z.string(),
  email: z.string(),
  twitterid: z.string(),
  twitter_name: z.string(),
  twitter_account_no: z.nullable(z.int()),
  sex: sexSchema,
  rank: z.nullable(rankSchema),
  rank_req_flag: wire.flag,
  last_application_date: z.nullable(wire.instant),
  applicatable: z.boolean(),
  rc: z.array(rankCriterion),
  matching_count: wire.count,
  recommend_count: wire.count,
  like_count: wire.count,
  like_count_new: wire.count,
  send_like_count: wire.count,
  payment_conf: wire.flag,
  age_conf: ageConfSchema,
  age_conf_file: z.nullable(z.string()),
  status: femaleStatusSchema,
  active_status: activeStatusSchema,
  profile_complete_rate: profileCompleteRate,
  recommend_id: wire.idOrNull,
  matching_id: wire.idOrNull,
  suspend_id: wire.idOrNull,
  action: z.enum(['', 'recommend', 'suspend', 'matching']),
  recommendable: z.boolean(),
  recommend_create_count: wire.count,
  max_recommend_count: wire.count,
  mannual_recommend: z.boolean(),
  manual_recommend_ticket: wire.count,
  manual_recommend_count: wire.count,
  manual_recommend_count_in_user: wire.count,
  tutorial_check: wire.flag,
  login_bonus: wire.flag,
  login_bonus_amount: wire.count,
  unread_messages_size: wire.count,
  anouncement_size: wire.count,
  notification: z.array(latestInformation),
})

export type Account = z.output<typeof account>

/** State for home, menus and gates. Also served to barred members, so that the client can show the reason. */
export const accountEndpoint = defineEndpoint('API-09', 'GET /api/account', {
  summary: 'Load the account',
  automatic: true,
  access: 'login',
  evenIfBarred: true,
  request: request.noFields,
  response: account,
})

/** Marks the women's guide as read; repeating it changes nothing. */
export const tutorialCheckEndpoint = defineEndpoint('API-18', 'POST /api/tutorial_check', {
  summary: 'Finish the guide',
  access: 'login',
  sex: Sex.woman,
  request: request.noFields,
  response: z.strictObject({ success: z.literal(true), tutorial_check: z.literal(1) }),
})
