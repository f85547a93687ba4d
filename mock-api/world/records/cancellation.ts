import * as z from 'zod/mini'
import { defineTable } from '../../engine/table/table-index.ts'
import { id, instant, text } from './fields.ts'

const cancelReasonSchema = z.strictObject({
  id,
  memberId: id,
  kind: z.enum(['subscription', 'withdrawal']),
  reason: text,
  text,
  createdAt: instant,
})

/** A member's reason for leaving a plan or the service (API-69). */
export type CancelReason = z.output<typeof cancelReasonSchema>

export const cancelReasons = defineTable('cancelReasons', cancelReasonSchema, {
  member: (reason: CancelReason) => reason.memberId,
})
