import * as z from 'zod/mini'
import { townActs } from '../../../src/contract/control/town-activity.ts'
import { variantsSchema } from '../../../src/contract/enums/variants.ts'
import { defineTable } from '../../engine/table/table-index.ts'
import { count, day, id, instant, text } from './fields.ts'

const townActivity = z.strictObject({
  /** Next instant at which a townsperson acts, of their own accord or in reply. */
  nextAt: instant,
  /** Next instant at which a townsperson acts of their own accord. */
  encounterAt: instant,
  /** Number of such acts so far; selects the next target in turn. */
  encounters: count,
  /** Members who logged in since the switch was set, latest last. They are targets and never act by themselves. */
  played: z.array(id),
  /** Latest act and its members; null when nobody acted. */
  last: z.nullable(z.strictObject({ act: z.enum(townActs), members: z.array(id) })),
})

export type TownActivity = z.output<typeof townActivity>

const settingsSchema = z.strictObject({
  /** Always 1. */
  id,
  seed: z.int(),
  scenario: z.nullable(text),
  startedAt: instant,
  /** Instant up to which every due effect is applied (D-03). */
  settledAt: instant,
  /** Variants of D-54; a missing variant has its default. */
  variants: z.partial(variantsSchema),
  /** Whether plan 14 is offered (D-41). */
  testPlan: z.boolean(),
  /** Content of the next submitted document (IMP-14). */
  nextDocument: z.nullable(z.strictObject({ birthDate: z.nullable(day), issuer: z.nullable(text) })),
  /** Number of townspeople asked for at the founding; a scenario may override it. Missing in older worlds. */
  townSize: z.optional(count),
  /** State of the town activity; missing while it is off. */
  townActivity: z.optional(townActivity),
})

/** Settings of the whole world. */
export type Settings = z.output<typeof settingsSchema>

export const settings = defineTable('settings', settingsSchema, {})
