import * as z from 'zod/mini'
import { defineTable } from '../../engine/table/define-table.ts'
import { id, instant } from '../shapes.ts'

const schema = z.strictObject({
  id,
  memberId: id,
  /** What the client said her status was. Nothing depends on it. */
  statusOld: z.nullable(z.int()),
  /** What it was. */
  statusBefore: z.int(),
  createdAt: instant,
})

/** A woman started her recommendations (API-26). */
export const statusActivations = defineTable('statusActivations', schema, {})
