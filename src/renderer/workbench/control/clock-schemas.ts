import * as z from 'zod/mini'

/** Something that happens, or happened, at an instant with +09:00. */
const effectSchema = z.object({
  at: z.string(),
  kind: z.string(),
  subject: z.string(),
  text: z.string(),
})
export type Effect = z.output<typeof effectSchema>

/** A moment to go back to. Without a name it was taken by itself, before a jump (`to`) or before another world came. */
const checkpointSchema = z.object({
  id: z.number(),
  name: z.nullable(z.string()),
  at: z.string(),
  to: z._default(z.nullable(z.string()), null),
})
export type Checkpoint = z.output<typeof checkpointSchema>

/** A day of Tokyo with what happens on it beyond the effects that are listed one by one. */
const laterDaySchema = z.object({
  day: z.string(),
  at: z.string(),
  count: z.number(),
  kinds: z.record(z.string(), z.number()),
})
export type LaterDay = z.output<typeof laterDaySchema>

/** Named instants of POST /clock. */
export const edges = [
  'next-reset',
  'reply-window',
  'hold-end',
  'next-charge',
  'like-expiry',
  'age-decision',
  'rank-decision',
  'session-expiry',
] as const
export type Edge = (typeof edges)[number]

/** GET /clock */
export const clockSchema = z.object({
  now: z.string(),
  mode: z.enum(['running', 'frozen']),
  speed: z._default(z.number(), 1),
  coming: z.array(effectSchema),
  later: z._default(z.array(laterDaySchema), []),
  /** When each edge that is coming lies. */
  next: z._default(z.partialRecord(z.enum(edges), z.string()), {}),
  fired: z._default(z.array(effectSchema), []),
  checkpoints: z._default(z.array(checkpointSchema), []),
})

/** POST /clock */
export const movedSchema = z.object({
  now: z.string(),
  fired: z.array(effectSchema),
  checkpoint: z.nullable(z.number()),
})

export const nowSchema = z.object({ now: z.string() })

/** Where a jump leads: an instant, a way ahead (ISO 8601 duration), or a named edge. */
export type JumpTarget = { to: string } | { advance: string } | { edge: Edge }
