import * as z from 'zod/mini'
import { defineControl, pathId } from '../define-control.ts'
import { memberName } from '../members.ts'

/** A field before and after, as JSON text with ISO 8601 instants and redacted secrets. Null for a missing field. */
const fieldChange = z.strictObject({
  field: z.string(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
})

const recordChange = z.strictObject({
  table: z.string(),
  id: z.int(),
  kind: z.enum(['added', 'changed', 'removed']),
  /** Members named by the record. */
  members: z.array(memberName),
  fields: z.array(fieldChange),
})
export type RecordChange = z.output<typeof recordChange>

export const readExchangeChanges = defineControl('readExchangeChanges', 'GET /exchanges/:id/changes', {
  summary: 'Changes of a call or frame in the world, field by field',
  request: z.object({ id: pathId }),
  response: z.array(recordChange),
})

export const readMomentChanges = defineControl('readMomentChanges', 'GET /history/:id/changes', {
  summary: 'Changes of a moment in the world, field by field',
  request: z.object({ id: pathId }),
  response: z.array(recordChange),
})
