import * as z from 'zod/mini'
import { inEnglish } from '../../rules/language.ts'
import { mostMembers } from '../../rules/start-options.ts'
import * as wire from '../../wire/fields.ts'
import { defineControl } from '../define-control.ts'

export const scenario = z.strictObject({
  key: z.string(),
  title: z.string(),
  text: z.string(),
  en: inEnglish('title', 'text'),
})
export type Scenario = z.output<typeof scenario>

export const listScenarios = defineControl('listScenarios', 'GET /scenarios', {
  summary: 'Prepared situations for a new world',
  response: z.array(scenario),
})

/** Choices for a new world. */
export const founding = {
  seed: z.optional(z.int()),
  /** Townspeople without the personas. */
  members: z.optional(z.int().check(z.minimum(0), z.maximum(mostMembers))),
  /** ISO 8601; Tokyo time without an offset. The clock of another world then stands still. */
  now: z.optional(z.string()),
  scenario: z.optional(z.string()),
}

/** How a world was founded. */
const foundedWorld = z.strictObject({
  seed: z.int(),
  /** Instant at which its time began. */
  now: wire.instant,
  /** Townspeople without the personas; a scenario may set its own number. */
  members: z.int(),
  scenario: z.nullable(z.string()),
  /** The moment of history that founded it. */
  moment: z.int(),
})

export const resetWorld = defineControl('resetWorld', 'POST /reset', {
  summary: 'Founds a world; seed, instant and size of the town stay unless given',
  request: z.strictObject({
    ...founding,
    /** Also removes all faults, as after a server start (D-108). */
    clean: z.optional(z.boolean()),
  }),
  response: foundedWorld,
})

export const readFounding = defineControl('readFounding', 'GET /founding', {
  summary: 'How the present world was founded; null for a world from a capsule or from a former run of the server',
  response: z.nullable(foundedWorld),
})
