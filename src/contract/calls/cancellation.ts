import * as z from 'zod/mini'
import { Sex } from '../enums/member.ts'
import { cancelReasonTextMaxLength } from '../rules/text-limits.ts'
import { defineEndpoint } from '../wire/endpoint.ts'
import * as wire from '../wire/fields.ts'
import * as request from '../wire/request-fields.ts'

/** An empty text is invalid; null counts as absent (D-94). */
const passwordText = z.pipe(z.union([z.string(), z.number()]), request.text(1000))

/** Response of the two calls that end a subscription or membership; `msg` is ''. */
const endedResponse = z.strictObject({ success: z.literal(true), msg: z.string() })

/**
 * Gives a reason for leaving, taken from the caller's list (API-69). With `password`, or from a man, it concerns the
 * subscription; without it, a woman's withdrawal.
 */
export const cancelReasonEndpoint = defineEndpoint('API-69', 'POST /api/cancel_reason', {
  summary: 'Give a reason for leaving',
  access: 'login',
  request: z.object({
    cancel_reason: z.object({
      uid: request.ownUid,
      password: request.optional(passwordText),
      cancel_reason: request.filledText(200),
      cancel_reason_text: z._default(request.text(cancelReasonTextMaxLength), ''),
    }),
  }),
  identity: [{ at: 'cancel_reason.uid', kind: 'uid' }],
  response: wire.success,
})

/** Ends the subscription at once. Requires API-69 with a password from the same session within 30 minutes (D-42). */
export const cancelSubscriptionEndpoint = defineEndpoint('API-70', 'POST /api/al_payment/cancellation/submit', {
  summary: 'Cancel the subscription',
  access: 'login',
  request: z.object({ uid: request.ownUid }),
  identity: [{ at: 'uid', kind: 'uid' }],
  response: endedResponse,
})

/** Ends a woman's membership and all her sessions (IMP-29). */
export const withdrawEndpoint = defineEndpoint('API-71', 'POST /api/cancel/female', {
  summary: 'Withdraw from the service',
  session: 'ends',
  access: 'login',
  sex: Sex.woman,
  request: z.object({ uid: request.ownUid }),
  identity: [{ at: 'uid', kind: 'uid' }],
  response: endedResponse,
})
