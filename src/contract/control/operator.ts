import * as z from 'zod/mini'
import { chatMessage } from '../calls/chat.ts'
import { decideEndpoint } from '../calls/decision.ts'
import { leaveFootprintEndpoint } from '../calls/footprint.ts'
import { sendLikeEndpoint } from '../calls/like.ts'
import { operatorChatMessage } from '../calls/operator-chat.ts'
import { additionalReviewEndpoint, createReviewEndpoint } from '../calls/review.ts'
import { AgeConf, femaleStatusSchema, rankSchema, sexSchema } from '../enums/member.ts'
import { StatusN, statusNSchema } from '../enums/pairing.ts'
import { noJsonBody } from '../wire/errors.ts'
import * as wire from '../wire/wire.ts'
import { defineControl, pathId, joinedIds } from './define-control.ts'
import { memberRow, namedMember, queriedMember } from './members.ts'

/** Response of a change of a member: the member as it now is. */
const changedMember = z.strictObject({ success: z.literal(true), member: memberRow })

export const listMembers = defineControl('listMembers', 'GET /operator/members', {
  summary: 'Members by a part of number, mail address or name, by a uuid of a page, or by exact mail address',
  request: z.object({ query: z._default(z.string(), ''), email: z.optional(z.string()) }),
  response: z.array(memberRow),
})

export const listPairings = defineControl('listPairings', 'GET /operator/pairings', {
  summary: "A member's pairings, newest first",
  request: z.object({ member: queriedMember }),
  response: z.array(
    z.strictObject({
      id: z.int(),
      uuid: z.string(),
      status_n: statusNSchema,
      blocked: z.boolean(),
      woman_wrote: z.boolean(),
      partner: memberRow,
    }),
  ),
})

export const listOperatorMessages = defineControl('listOperatorMessages', 'GET /operator/messages', {
  summary: "A member's conversation with the operator, oldest first",
  request: z.object({ member: queriedMember }),
  response: z.array(operatorChatMessage),
})

export const listRankRequests = defineControl('listRankRequests', 'GET /operator/rank-requests', {
  summary: 'Pending rank requests',
  response: z.array(z.strictObject({ id: z.int(), from: z.string(), requestedAt: wire.instant, member: memberRow })),
})

/** Decisions on a document (D-36). */
const verdict = z.literal([AgeConf.resubmit, AgeConf.verified, AgeConf.underAge, AgeConf.reportedUnderAge])

const document = z.strictObject({
  id: z.int(),
  member: memberRow,
  /** Date read from the document, if legible. */
  birthDate: z.nullable(z.iso.date()),
  issuer: z.nullable(z.string()),
  submittedAt: wire.instant,
  /** Decisions that the rules allow. */
  verdicts: z.array(verdict),
  /** Path; null after the decision. */
  picture: z.nullable(z.string()),
})
export type DeskDocument = z.output<typeof document>

export const listDocuments = defineControl('listDocuments', 'GET /operator/documents', {
  summary: 'Pending age documents, oldest first',
  response: z.array(document),
})

export const showDocument = defineControl('showDocument', 'GET /operator/documents/:id/picture', {
  summary: 'Picture of a pending document',
  request: z.object({ id: pathId }),
  givesFile: 'image/*',
  response: noJsonBody,
})

export const reviewAge = defineControl('reviewAge', 'POST /operator/age-review', {
  summary: "Decides a member's age check",
  request: z.strictObject({ member: namedMember, age_conf: verdict }),
  response: changedMember,
})

export const readVerdicts = defineControl('readVerdicts', 'GET /operator/verdicts', {
  summary: 'Currently allowed verdicts on a member',
  request: z.object({ member: queriedMember }),
  response: z.strictObject({ verdicts: z.array(verdict), document: z.nullable(document) }),
})

/** Contents of the next submitted document (IMP-14); null means the member's registered data. */
const nextDocument = z.nullable(
  z.strictObject({
    birthDate: z.nullable(z.iso.date()),
    issuer: z.nullable(z.string().check(z.maxLength(100))),
  }),
)
export type NextDocument = z.output<typeof nextDocument>

export const readNextDocument = defineControl('readNextDocument', 'GET /operator/next-document', {
  summary: 'Contents of the next submitted document',
  response: nextDocument,
})

export const changeNextDocument = defineControl('changeNextDocument', 'PUT /operator/next-document', {
  summary: 'Sets the contents of the next submitted document',
  request: nextDocument,
  response: nextDocument,
})

export const submitSampleDocument = defineControl('submitSampleDocument', 'POST /operator/sample-document', {
  summary: 'Submits a drawn age document for a member',
  request: z.strictObject({ member: namedMember }),
  response: changedMember,
})

const check = z.strictObject({
  id: z.int(),
  member: memberRow,
  /** Purchased item. */
  purpose: z.enum(['plan', 'likes']),
  /** Yen with tax. */
  amount: z.int(),
  startedAt: wire.instant,
  /** Path of the bank's page. */
  page: z.string(),
})

const renewal = z.strictObject({
  member: memberRow,
  amount: z.int(),
  at: wire.instant,
  /** Whether the card will be declined. */
  declines: z.boolean(),
})
export type ComingRenewal = z.output<typeof renewal>

export const listPaymentsDue = defineControl('listPaymentsDue', 'GET /operator/payments', {
  summary: 'Pending 3-D Secure checks and coming renewals',
  /** Members to list first. */
  request: z.object({ members: joinedIds }),
  response: z.strictObject({
    /** Newest first. */
    checks: z.array(check),
    /** Renewals of `members` first, then by date. */
    renewals: z.array(renewal),
  }),
})

const rating = z.int().check(z.minimum(1), z.maximum(4))
const pair = { member: namedMember, to: namedMember }

const actRequest = z.discriminatedUnion('as', [
  z.strictObject({
    as: z.literal(['like', 'contact', 'hold', 'footprint', 'reply-ok', 'reply-ng', 'noreplied']),
    ...pair,
  }),
  z.strictObject({ as: z.literal('ng'), ...pair, reason: z.optional(z.string()) }),
  z.strictObject({ as: z.literal('message'), ...pair, content: z.string() }),
  z.strictObject({
    as: z.literal('review'),
    ...pair,
    /** Day of the meeting; defaults to the latest one without a review. */
    dating_date: z.optional(z.iso.date()),
    rating: z._default(rating, 4),
    text: z._default(z.string(), '落ち着いた雰囲気の方で、終始安心して過ごせました。'),
    /** 3 publishes the whole text, 1 does not. */
    admit_full: z._default(z.literal([1, 3]), 3),
  }),
])
export type OperatorAct = z.output<typeof actRequest>

export const actAsMember = defineControl('actAsMember', 'POST /operator/act', {
  summary: 'Performs an act of one member towards another, under the rules of the app',
  request: actRequest,
  response: z.union([
    sendLikeEndpoint.response,
    leaveFootprintEndpoint.response,
    decideEndpoint.response,
    createReviewEndpoint.response,
    additionalReviewEndpoint.response,
    z.strictObject({ success: z.literal(true), message: chatMessage }),
  ]),
})

const shortText = z.string().check(z.trim(), z.minLength(1), z.maxLength(200))
const longText = z.string().check(z.trim(), z.minLength(1), z.maxLength(5000))

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

export const declineNextRenewal = defineControl('declineNextRenewal', 'POST /operator/decline-renewal', {
  summary: "Makes the card of a member's plan decline the next renewal",
  request: z.strictObject({ member: namedMember }),
  response: z.strictObject({ success: z.literal(true), member: memberRow, at: wire.instant }),
})
