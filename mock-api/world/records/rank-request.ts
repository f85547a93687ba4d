import * as z from 'zod/mini'
import { defineTable } from '../../engine/table/table-index.ts'
import { id, instant, optionalInstant, text } from './fields.ts'

const rankRequestSchema = z.strictObject({
  id,
  memberId: id,
  from: text,
  to: z.nullable(text),
  requestedAt: instant,
  decidedAt: optionalInstant,
})

/** A man's request to rise by one rank (D-13). */
export type RankRequest = z.output<typeof rankRequestSchema>

export const rankRequests = defineTable('rankRequests', rankRequestSchema, {
  pending: (request: RankRequest) => (request.decidedAt === null ? request.memberId : undefined),
})
