import * as z from 'zod/mini'

/** Named instants that the clock can be moved to, and the effects behind them (interfaces.md, Control API). */
export const edgeKinds = {
  'next-reset': ['daily-reset'],
  'reply-window': ['reply-window'],
  'hold-end': ['hold-end'],
  'next-charge': ['charge', 'charge-declined'],
  'like-expiry': ['like-expiry'],
  'age-decision': ['age-decision'],
  'rank-decision': ['rank-decision'],
  'session-expiry': ['session-expiry'],
} as const

export type Edge = keyof typeof edgeKinds

/** POST /clock: exactly one of to, advance, edge and mode. */
export const clockRequest = z
  .strictObject({
    to: z.optional(z.string()),
    advance: z.optional(z.string()),
    edge: z.optional(z.enum(Object.keys(edgeKinds) as [Edge, ...Edge[]])),
    mode: z.optional(z.enum(['running', 'frozen'])),
    /** With mode running: how many times faster than real time. */
    speed: z.optional(z.number().check(z.gt(0), z.lte(100_000))),
    keepSessions: z.optional(z.boolean()),
  })
  .check(
    z.refine(
      ({ to, advance, edge, mode }) =>
        [to, advance, edge, mode].filter((value) => value !== undefined).length === 1,
      'Give exactly one of to, advance, edge and mode.',
    ),
  )

export const rewindRequest = z.strictObject({ checkpoint: z.optional(z.int()) })
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
