import * as z from 'zod/mini'

/** GET /personas */
export const personaSchema = z.object({
  key: z.string(),
  title: z.string(),
  /** null for a persona that owns no profile. */
  name: z._default(z.nullable(z.string()), null),
  sex: z.number(),
  email: z.string(),
  text: z.string(),
  /** Path of the first photo; null where this world has no such member. */
  photo: z._default(z.nullable(z.string()), null),
})
export type Persona = z.output<typeof personaSchema>

/** GET /scenarios */
export const scenarioSchema = z.object({ key: z.string(), title: z.string(), text: z.string() })
export type Scenario = z.output<typeof scenarioSchema>

/** GET /snapshots */
export const snapshotSchema = z.object({ id: z.number(), name: z.nullable(z.string()), at: z.string() })

/** GET /outbox */
export const mailSchema = z.object({
  id: z.number(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  links: z.array(z.string()),
  at: z.string(),
})
export type Mail = z.output<typeof mailSchema>

/** POST /sessions: the five headers under their wire names, and whose login it is. */
export const sessionSchema = z.object({
  uid: z.string(),
  client: z.string(),
  'access-token': z.string(),
  'token-type': z.string(),
  expiry: z.string(),
  account: z.object({ id: z.number(), sex: z.number(), email: z.string() }),
})

/** GET and PUT /variants: the switches with their values. */
export const variantsAnswer = z.record(z.string(), z.union([z.string(), z.boolean()]))

/** GET /capsule, also the file that people keep. */
export const capsuleSchema = z.object({
  format: z.literal('yoimachi-capsule'),
  now: z.string(),
  mode: z.enum(['running', 'frozen']),
  persona: z.optional(z.string()),
  route: z.optional(z.string()),
  world: z.string(),
})

export const restoredCapsuleSchema = z.object({
  now: z.string(),
  persona: z.nullable(z.string()),
  route: z.nullable(z.string()),
})

/** Answers whose contents do not matter. */
export const anything = z.unknown()
