import * as z from 'zod/mini'
import { chatMessage } from '../../calls/chat.ts'
import { decideEndpoint } from '../../calls/decision.ts'
import { leaveFootprintEndpoint } from '../../calls/footprint.ts'
import { sendLikeEndpoint } from '../../calls/like.ts'
import { additionalReviewEndpoint, createReviewEndpoint } from '../../calls/review/review-post.ts'
import { defineControl } from '../define-control.ts'
import { namedMember } from './member-line.ts'

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
    /** Day of the meeting; the latest one without a review when left out. */
    dating_date: z.optional(z.iso.date()),
    rating: z._default(rating, 4),
    text: z._default(z.string(), '落ち着いた雰囲気の方で、終始安心して過ごせました。'),
    /** 3 the whole text is public, 1 not. */
    admit_full: z._default(z.literal([1, 3]), 3),
  }),
])
export type OperatorAct = z.output<typeof actRequest>

export const actAsMember = defineControl({
  id: 'actAsMember',
  method: 'POST',
  path: '/operator/act',
  summary: 'What a member does to another, under the rules of the app and with its answer',
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
