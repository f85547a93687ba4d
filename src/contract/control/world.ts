import * as z from 'zod/mini'
import { variantsSchema } from '../enums/variants.ts'
import { wireInstant } from '../wire/wire.ts'
import { defineControl } from './define-control.ts'

const scenario = z.strictObject({ key: z.string(), title: z.string(), text: z.string() })
export type Scenario = z.output<typeof scenario>

export const listScenarios = defineControl({
  id: 'listScenarios',
  method: 'GET',
  path: '/scenarios',
  summary: 'The situations that a new world can begin with',
  response: z.array(scenario),
})

export const resetWorld = defineControl({
  id: 'resetWorld',
  method: 'POST',
  path: '/reset',
  summary: 'Founds a new world',
  request: z.strictObject({
    seed: z.optional(z.int()),
    members: z.optional(z.int().check(z.minimum(0), z.maximum(100_000))),
    /** ISO 8601; without an offset it is meant in Tokyo. */
    now: z.optional(z.string()),
    scenario: z.optional(z.string()),
  }),
  response: z.strictObject({ now: wireInstant, seed: z.int(), checkpoint: z.int() }),
})

export const restorePreviousGeneration = defineControl({
  id: 'restorePreviousGeneration',
  method: 'POST',
  path: '/previous-generation/restore',
  summary: 'Brings back the world as it was when its file was last compacted',
  response: z.strictObject({ now: wireInstant, checkpoint: z.int() }),
})

const mail = z.strictObject({
  id: z.int(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  links: z.array(
    z.strictObject({
      address: z.string(),
      /** Whether it still leads on; `used` also where a newer mail took its place. */
      state: z.enum(['open', 'used', 'expired']),
    }),
  ),
  at: wireInstant,
})
export type Mail = z.output<typeof mail>

export const listOutbox = defineControl({
  id: 'listOutbox',
  method: 'GET',
  path: '/outbox',
  summary: 'Mails that would have been sent, newest first',
  response: z.array(mail),
})

/** The switches of D-54, and the test switch beside them. */
const variantValues = z.extend(variantsSchema, { testPlan: z.boolean() })

export const readVariants = defineControl({
  id: 'readVariants',
  method: 'GET',
  path: '/variants',
  summary: 'The variants with their values',
  response: variantValues,
})

export const changeVariants = defineControl({
  id: 'changeVariants',
  method: 'PUT',
  path: '/variants',
  summary: 'Changes the variants that are named',
  request: z.partial(variantValues),
  response: variantValues,
})

/** Why nothing can be saved: the data folder is gone or another one, its disk is full, or it refuses. */
const storageProblem = z.strictObject({ kind: z.enum(['gone', 'full', 'refused']), text: z.string() })

export const readStorage = defineControl({
  id: 'readStorage',
  method: 'GET',
  path: '/storage',
  summary: 'Whether changes of the world can be saved',
  response: z.strictObject({ folder: z.string(), problem: z.nullable(storageProblem) }),
})
