import * as z from 'zod/mini'
import * as wire from '../../wire/fields.ts'
import { defineControl, joinedIds } from '../define-control.ts'
import { memberRow, namedMember } from '../members.ts'

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

export const declineNextRenewal = defineControl('declineNextRenewal', 'POST /operator/decline-renewal', {
  summary: "Makes the card of a member's plan decline the next renewal",
  request: z.strictObject({ member: namedMember }),
  response: z.strictObject({ success: z.literal(true), member: memberRow, at: wire.instant }),
})
