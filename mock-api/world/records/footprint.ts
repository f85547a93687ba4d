import * as z from 'zod/mini'
import { defineTable } from '../../engine/table/define-table.ts'
import { id, instant } from '../shapes.ts'

const schema = z.strictObject({ id, ownerId: id, visitorId: id, visitedAt: instant })

/** The last visit of one member to another's profile; one record per pair (API-44). */
export type Footprint = z.output<typeof schema>

export const footprints = defineTable('footprints', schema, {
  owner: (footprint: Footprint) => footprint.ownerId,
  pair: (footprint: Footprint) => `${footprint.ownerId}:${footprint.visitorId}`,
})
