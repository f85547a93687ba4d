import * as z from 'zod/mini'
import { operatorChatMessage } from '../../calls/operator-chat.ts'
import { femaleStatusSchema } from '../../enums/member/female-status.ts'
import { rankSchema } from '../../enums/member/ranks.ts'
import { statusNSchema } from '../../enums/pairing/recommend-status.ts'
import { wireInstant } from '../../wire/wire.ts'
import { defineControl } from '../define-control.ts'
import { memberLine, namedMember } from './member-line.ts'

const line = z.string().check(z.trim(), z.minLength(1), z.maxLength(200))
const longText = z.string().check(z.trim(), z.minLength(1), z.maxLength(5000))
const changedMember = z.strictObject({ success: z.literal(true), member: memberLine })

export const writeAsOperator = defineControl({
  id: 'writeAsOperator',
  method: 'POST',
  path: '/operator/message',
  summary: 'Writes to a member as the operator',
  request: z.strictObject({ member: namedMember, content: longText }),
  response: z.strictObject({ success: z.literal(true), admin_message: operatorChatMessage }),
})

/** 1 men, 2 women, null both. */
const audience = z._default(z.nullable(z.literal([1, 2])), null)

/** Where a line of the latest information leads: a page of the app, or an address that a browser opens safely. */
const link = z.string().check(z.maxLength(500), z.regex(/^(\/(?!\/)|https?:\/\/)/))

/** What the operator can publish (IMP-17). */
const publication = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('announcement'), audience, title: line, body: longText }),
  z.strictObject({ kind: z.literal('notice'), audience, title: line, info: line, body: longText }),
  z.strictObject({ kind: z.literal('news'), audience, info: line, url: z._default(z.nullable(link), null) }),
  z.strictObject({ kind: z.literal('topic'), audience, name: line }),
])

export const publish = defineControl({
  id: 'publish',
  method: 'POST',
  path: '/operator/notice',
  summary: 'Publishes an announcement, a notice, a line of the latest information or a topic',
  request: publication,
  response: z.strictObject({
    success: z.literal(true),
    kind: z.enum(['announcement', 'notice', 'news', 'topic']),
    id: z.int(),
  }),
})

/** What the operator may bring two people together at: 2 needs a review, 3 a decision, 8 and 9 a like (D-22). */
const operatorStatusNs = [0, 1, 4, 6, 7] as const
export type OperatorStatusN = (typeof operatorStatusNs)[number]

export const recommend = defineControl({
  id: 'recommend',
  method: 'POST',
  path: '/operator/recommend',
  summary: 'Brings a woman and a man together',
  request: z.strictObject({
    woman: namedMember,
    man: namedMember,
    status_n: z._default(z.literal(operatorStatusNs), 4),
  }),
  response: z.strictObject({
    success: z.literal(true),
    id: z.int(),
    uuid: z.string(),
    status_n: statusNSchema,
  }),
})

export const giveRank = defineControl({
  id: 'giveRank',
  method: 'POST',
  path: '/operator/rank',
  summary: 'Gives a man a rank',
  request: z.strictObject({ member: namedMember, rank: rankSchema }),
  response: changedMember,
})

export const changeStanding = defineControl({
  id: 'changeStanding',
  method: 'POST',
  path: '/operator/status',
  summary: "Sets a woman's status, or whether the campaign plans are offered",
  request: z.strictObject({
    member: namedMember,
    status: z.optional(femaleStatusSchema),
    listed: z.optional(z.boolean()),
  }),
  response: changedMember,
})

export const declineNextRenewal = defineControl({
  id: 'declineNextRenewal',
  method: 'POST',
  path: '/operator/decline-renewal',
  summary: "Has the card behind a member's plan decline the next renewal",
  request: z.strictObject({ member: namedMember }),
  response: z.strictObject({ success: z.literal(true), member: memberLine, at: wireInstant }),
})
