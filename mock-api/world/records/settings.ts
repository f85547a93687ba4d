import * as z from 'zod/mini'
import { defineTable } from '../../engine/table/define-table.ts'
import { day, id, instant, text } from '../shapes.ts'

const schema = z.strictObject({
  /** Always 1. */
  id,
  seed: z.int(),
  scenario: z.nullable(text),
  startedAt: instant,
  /** Up to here every due effect has happened (D-03). */
  settledAt: instant,
  /** Values of the variants of D-54 by name. */
  variants: z.record(z.string(), text),
  /** Whether plan 14 is offered (D-41). */
  testPlan: z.boolean(),
  /** What the next submitted document will say (IMP-14). */
  nextDocument: z.nullable(z.strictObject({ birthDate: z.nullable(day), issuer: z.nullable(text) })),
})

/** What belongs to the world as a whole. */
export type Settings = z.output<typeof schema>

export const settings = defineTable('settings', schema, {})
