import * as z from 'zod/mini'
import { Sex } from '../enums/member.ts'
import { decisionSchema, replySchema, statusNSchema } from '../enums/pairing.ts'
import { ngReasonMaxLength } from '../rules/text-limits.ts'
import { defineEndpoint } from '../wire/endpoint.ts'
import { notFoundBody, tooEarlyBody } from '../wire/errors.ts'
import * as wire from '../wire/fields.ts'
import * as request from '../wire/request-fields.ts'

/** State of a pairing in lists and after a decision. */
export const pairingState = {
  id: wire.id,
  uuid: z.string(),
  /** Label of L-11 for the viewer's sex. */
  status: z.string(),
  status_n: statusNSchema,
  is_choosable: z.boolean(),
  is_reviewable: z.boolean(),
}

/** The pairing after a decision (API-34). */
const decidedRecommend = z.strictObject({ success: z.literal(true), recommend: z.strictObject(pairingState) })

export type DecidedRecommend = z.output<typeof decidedRecommend>

/** Decides on a pairing, puts it on hold or blocks it. Decisions that D-25 does not allow get 422. */
export const decideEndpoint = defineEndpoint('API-34', 'POST /api/matching_status', {
  summary: 'Choose contact, no contact, hold or block',
  access: 'verified',
  request: z.object({
    recommend: z.object({
      id: request.id,
      status: decisionSchema,
      ng_reason: request.optional(request.text(ngReasonMaxLength)),
    }),
  }),
  response: decidedRecommend,
  refusals: { 404: notFoundBody },
})

/** Reports that the man replied: ok makes 7, ng makes 3. */
export const submitReplyEndpoint = defineEndpoint('API-35', 'POST /api/recommend/submit_reply', {
  summary: 'Decide after a reply',
  access: 'verified',
  sex: Sex.woman,
  request: z.object({ recommend: z.object({ id: request.id, status: replySchema }) }),
  response: decidedRecommend,
  refusals: { 404: notFoundBody },
})

/** Reports that the man did not reply. Accepted from 24 hours after her choice of contact (D-12). */
export const norepliedEndpoint = defineEndpoint('API-36', 'POST /api/recommend/noreplied', {
  summary: 'End a pairing without reply',
  access: 'verified',
  sex: Sex.woman,
  request: z.object({ recommend: z.object({ id: request.id }) }),
  response: decidedRecommend,
  refusals: { 404: notFoundBody, 422: tooEarlyBody },
})
