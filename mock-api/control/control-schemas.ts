import * as z from 'zod/mini'

export const sessionRequest = z.union([
  z.strictObject({ persona: z.string() }),
  z.strictObject({ email: z.string() }),
])
export const snapshotRequest = z.strictObject({ name: z.string().check(z.minLength(1), z.maxLength(80)) })
export const resetRequest = z.strictObject({
  seed: z.optional(z.int()),
  members: z.optional(z.int().check(z.minimum(0), z.maximum(100_000))),
  now: z.optional(z.string()),
  scenario: z.optional(z.string()),
})
export const capsuleSchema = z.strictObject({
  format: z.literal('yoimachi-capsule'),
  now: z.string(),
  mode: z.enum(['running', 'frozen']),
  persona: z.optional(z.string()),
  route: z.optional(z.string()),
  world: z.string(),
})
