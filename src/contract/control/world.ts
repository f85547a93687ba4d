import * as z from 'zod/mini'
import { variantsSchema } from '../enums/variants.ts'
import { damage } from '../rules/damage.ts'
import { inEnglish } from '../rules/language.ts'
import { mostMembers } from '../rules/start-options.ts'
import * as wire from '../wire/wire.ts'
import { defineControl } from './define-control.ts'

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

const founding = {
  seed: z.optional(z.int()),
  /** Townspeople without the personas. */
  members: z.optional(z.int().check(z.minimum(0), z.maximum(mostMembers))),
  /** ISO 8601; Tokyo time without an offset. The clock of another world then stands still. */
  now: z.optional(z.string()),
  scenario: z.optional(z.string()),
}

export const resetWorld = defineControl('resetWorld', 'POST /reset', {
  summary: 'Founds a world; seed, instant and size of the town stay unless given',
  request: z.strictObject({
    ...founding,
    /** Also removes all faults, as after a server start (D-108). */
    clean: z.optional(z.boolean()),
  }),
  /** The new world. */
  response: z.strictObject({
    now: wire.instant,
    seed: z.int(),
    /** Townspeople without the personas; a scenario may set its own number. */
    members: z.int(),
    scenario: z.nullable(z.string()),
    /** Its moment. */
    moment: z.int(),
  }),
})

export const readFounding = defineControl('readFounding', 'GET /founding', {
  summary: 'How the present world was founded; null for a world from a capsule or from a former run of the server',
  response: z.nullable(
    z.strictObject({
      seed: z.int(),
      /** Instant at which its time began. */
      now: wire.instant,
      members: z.int(),
      scenario: z.nullable(z.string()),
      /** The moment of history that founded it. */
      moment: z.int(),
    }),
  ),
})

/** A world besides the server's first one, with its own clock, faults, outbox, coverage and log. */
const parallelWorld = z.strictObject({
  /** `w1`, `w2`, …: the first part of its host names. */
  name: z.string(),
  /** Loopback URL on a port of its own, for programs on systems that do not resolve the names below. */
  url: z.string(),
  /** Origins of its pages, all on the server's port. */
  phones: z.array(z.string()),
  workbench: z.string(),
})

export const openWorld = defineControl('openWorld', 'POST /worlds', {
  summary: 'Founds another world in this server; defaults are those of the first one. It ends with the server',
  request: z.strictObject(founding),
  response: parallelWorld,
})

export const listWorlds = defineControl('listWorlds', 'GET /worlds', {
  summary: 'The worlds beside the first one, oldest first',
  response: z.array(parallelWorld),
})

export const closeWorld = defineControl('closeWorld', 'DELETE /worlds/:name', {
  summary: 'Ends a world beside the first one and deletes its data',
  request: z.object({ name: z.string() }),
  response: wire.success,
})

/** The variants of D-54 and the test plan. */
const variantValues = z.extend(variantsSchema, { testPlan: z.boolean() })

export const readVariants = defineControl('readVariants', 'GET /variants', {
  summary: 'The variants with their values',
  response: variantValues,
})

export const changeVariants = defineControl('changeVariants', 'PUT /variants', {
  summary: 'Changes the given variants',
  isAct: true,
  request: z.partial(variantValues),
  response: variantValues,
})

/** Why saving fails: the data folder is missing or replaced, the disk is full, or writing is refused. */
const storageProblem = z.strictObject({ kind: z.enum(['gone', 'full', 'refused']), text: z.string() })

export const readStorage = defineControl('readStorage', 'GET /storage', {
  summary: 'Whether changes can be saved, and why not; damage found when the folder was opened',
  response: z.strictObject({
    folder: z.string(),
    problem: z.nullable(storageProblem),
    /** Files that were damaged when the server opened the folder, and what it uses instead. */
    damage: z.array(z.intersection(damage, z.object({ text: z.string() }))),
  }),
})
