import * as z from 'zod/mini'
import { chatMessage } from '../../calls/chat.ts'
import { decideEndpoint } from '../../calls/decision.ts'
import { leaveFootprintEndpoint } from '../../calls/footprint.ts'
import { sendLikeEndpoint } from '../../calls/like.ts'
import { additionalReviewEndpoint, createReviewEndpoint } from '../../calls/review.ts'
import { FullPublishing, ratings } from '../../enums/review.ts'
import { defineControl } from '../define-control.ts'
import { namedMember } from '../members.ts'

const pair = { member: namedMember, to: namedMember }

/** The rules of the app refuse an act that the member may not do, as they refuse the call behind it. */
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
    rating: z._default(z.literal(ratings), 4),
    text: z._default(z.string(), '落ち着いた雰囲気の方で、終始安心して過ごせました。'),
    admit_full: z._default(z.literal([FullPublishing.refused, FullPublishing.allowed]), FullPublishing.allowed),
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
