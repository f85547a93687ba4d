import * as z from 'zod/mini'
import { operatorChatMessage } from '../../calls/operator-chat.ts'
import { femaleStatusSchema, rankSchema, sexSchema } from '../../enums/member.ts'
import { StatusN, statusNSchema } from '../../enums/pairing.ts'
import { defineControl } from '../define-control.ts'
import { changedMember, namedMember } from '../members.ts'

/** Longest line and longest text that the operator writes, in characters. */
export const longestLine = 200
export const longestText = 5000

const shortText = z.string().check(z.trim(), z.minLength(1), z.maxLength(longestLine))
const longText = z.string().check(z.trim(), z.minLength(1), z.maxLength(longestText))

export const writeAsOperator = defineControl('writeAsOperator', 'POST /operator/message', {
  summary: 'Writes to a member as the operator',
  request: z.strictObject({ member: namedMember, content: longText }),
  response: z.strictObject({ success: z.literal(true), admin_message: operatorChatMessage }),
})

/** One sex; null for both. */
const audience = z._default(z.nullable(sexSchema), null)

/** Link of an item of the latest information: a page of the app, or a URL that is safe in a browser. */
const link = z.string().check(z.maxLength(500), z.regex(/^(\/(?!\/)|https?:\/\/)/))

/** Publications of the operator (IMP-17). */
const publication = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('announcement'), audience, title: shortText, body: longText }),
  z.strictObject({ kind: z.literal('notice'), audience, title: shortText, info: shortText, body: longText }),
  z.strictObject({ kind: z.literal('news'), audience, info: shortText, url: z._default(z.nullable(link), null) }),
  z.strictObject({ kind: z.literal('topic'), audience, name: shortText }),
])

export type Publication = z.output<typeof publication>

export const publish = defineControl('publish', 'POST /operator/notice', {
  summary: 'Publishes an announcement, a notice, a line of the latest information or a topic',
  request: publication,
  response: z.strictObject({
    success: z.literal(true),
    kind: z.enum(['announcement', 'notice', 'news', 'topic']),
    id: z.int(),
  }),
})

/** Statuses at which the operator may pair two members: 2 needs a review, 3 a decision, 8 and 9 a like (D-22). */
export const operatorStatusNs = [StatusN.new, StatusN.contact, StatusN.arranged, StatusN.held, StatusN.replied] as const
export type OperatorStatusN = (typeof operatorStatusNs)[number]

export const recommend = defineControl('recommend', 'POST /operator/recommend', {
  summary: 'Recommends a man to a woman',
  request: z.strictObject({
    woman: namedMember,
    man: namedMember,
    status_n: z._default(z.literal(operatorStatusNs), StatusN.arranged),
  }),
  response: z.strictObject({
    success: z.literal(true),
    id: z.int(),
    uuid: z.string(),
    status_n: statusNSchema,
  }),
})

export const giveRank = defineControl('giveRank', 'POST /operator/rank', {
  summary: 'Gives a man a rank',
  request: z.strictObject({ member: namedMember, rank: rankSchema }),
  response: changedMember,
})

export const changeStanding = defineControl('changeStanding', 'POST /operator/status', {
  summary: "Sets a woman's status, or whether the campaign plans are offered",
  request: z.strictObject({
    member: namedMember,
    status: z.optional(femaleStatusSchema),
    listed: z.optional(z.boolean()),
  }),
  response: changedMember,
})
