import * as z from 'zod/mini'
import { townActs } from '../../../src/contract/control/world.ts'
import { variantsSchema } from '../../../src/contract/enums/variants.ts'
import { defineTable } from '../../engine/table/table-index.ts'
import { count, day, id, instant, text } from '../shapes.ts'

const townActivity = z.strictObject({
  /** When the town is looked at next: somebody does something, or something new waits for an answer. */
  nextAt: instant,
  /** When somebody does something of their own accord. */
  encounterAt: instant,
  /** How often that was: they turn to one played member after another. */
  encounters: count,
  /** Who was logged in since it began, the latest last: the town turns to them, and they do nothing by themselves. */
  played: z.array(id),
  /** What was done when the town was looked at last, by whom and to whom; null for nothing. */
  last: z.nullable(z.strictObject({ act: z.enum(townActs), members: z.array(id) })),
})
export type TownActivity = z.output<typeof townActivity>

const schema = z.strictObject({
  /** Always 1. */
  id,
  seed: z.int(),
  scenario: z.nullable(text),
  startedAt: instant,
  /** Up to here every due effect has happened (D-03). */
  settledAt: instant,
  /** Variants of D-54; a missing one has its default. */
  variants: z.partial(variantsSchema),
  /** Whether plan 14 is offered (D-41). */
  testPlan: z.boolean(),
  /** What the next submitted document will say (IMP-14). */
  nextDocument: z.nullable(z.strictObject({ birthDate: z.nullable(day), issuer: z.nullable(text) })),
  /** Townspeople wanted when the world was founded; a scenario may have its own number. Missing in older worlds. */
  townSize: z.optional(count),
  /** What the people of the town do by themselves while time passes; they do nothing where it is missing. */
  townActivity: z.optional(townActivity),
})

/** What belongs to the world as a whole. */
export type Settings = z.output<typeof schema>

export const settings = defineTable('settings', schema, {})
