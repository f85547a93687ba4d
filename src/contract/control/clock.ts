import * as z from 'zod/mini'
import { wireInstant } from '../wire/wire.ts'
import { defineControl, joinedIds } from './define-control.ts'
import { edges, effectKinds } from './effects.ts'
import { memberName, namedMember } from './world.ts'

export const clockMode = z.enum(['running', 'frozen'])

/** Something that will happen, or has happened, in time. */
const effect = z.strictObject({
  at: wireInstant,
  kind: z.enum(effectKinds),
  /** `table/id` of the record behind it. */
  subject: z.string(),
  /** Whom it concerns. */
  members: z.array(memberName),
  /** One line for people: what will happen, or for a past effect what happened. */
  text: z.string(),
})
export type Effect = z.output<typeof effect>

/** A moment to go back to. Without a name it was taken automatically: before a jump (`to`), or before another world came. */
const checkpoint = z.strictObject({
  id: z.int(),
  name: z.nullable(z.string()),
  at: wireInstant,
  to: z.nullable(wireInstant),
})
export type Checkpoint = z.output<typeof checkpoint>

/** A day of Tokyo with how much happens on it, where the effects are not listed one by one. */
const laterDay = z.strictObject({
  day: z.iso.date(),
  /** The first of them. */
  at: wireInstant,
  count: z.int(),
  /** How many of each kind. */
  kinds: z.partialRecord(z.enum(effectKinds), z.int()),
})
export type LaterDay = z.output<typeof laterDay>

export const readClock = defineControl({
  id: 'readClock',
  method: 'GET',
  path: '/clock',
  summary: 'Virtual time, what is coming and what has happened',
  /** What concerns these members is listed one by one, however far ahead it lies. */
  request: z.object({ members: joinedIds }),
  response: z.strictObject({
    now: wireInstant,
    mode: clockMode,
    /** How many times faster than real time it runs. */
    speed: z.number(),
    /** The jump that is under way; `now` says how far it has come. */
    jump: z.nullable(z.strictObject({ from: wireInstant, to: wireInstant })),
    /** Whether the people of the town act by themselves. What they will do is not foretold. */
    townActivity: z.boolean(),
    coming: z.array(effect),
    later: z.array(laterDay),
    /** When each edge that is coming lies. */
    next: z.partialRecord(z.enum(edges), wireInstant),
    /** The latest that happened, and all of what is kept that concerns the members. */
    fired: z.array(effect),
    checkpoints: z.array(checkpoint),
  }),
})

export const listFiredDays = defineControl({
  id: 'listFiredDays',
  method: 'GET',
  path: '/clock/fired',
  summary: 'What has happened, counted by day and kind, oldest first',
  response: z.array(laterDay),
})

export const listFiredOfDay = defineControl({
  id: 'listFiredOfDay',
  method: 'GET',
  path: '/clock/fired/:day',
  summary: 'What has happened of one kind on one day, one by one, as far as it is kept; at most the latest 500',
  request: z.object({ day: z.string(), kind: z.enum(effectKinds) }),
  response: z.array(effect),
})

/** Exactly one of to, advance, edge and mode. */
const moveRequest = z
  .strictObject({
    /** ISO 8601; without an offset it is meant in Tokyo. */
    to: z.optional(z.string()),
    /** ISO 8601 duration, `P7D`. */
    advance: z.optional(z.string()),
    edge: z.optional(z.enum(edges)),
    /** With edge: the next one that concerns this member. */
    member: z.optional(namedMember),
    mode: z.optional(clockMode),
    /** With mode running: how many times faster than real time. */
    speed: z.optional(z.number().check(z.gt(0), z.lte(100_000))),
    /** Logins that would end on the way live on. */
    keepSessions: z.optional(z.boolean()),
  })
  .check(
    z.refine(
      ({ to, advance, edge, mode }) => [to, advance, edge, mode].filter((value) => value !== undefined).length === 1,
      'Give exactly one of to, advance, edge and mode.',
    ),
  )

export const moveClock = defineControl({
  id: 'moveClock',
  method: 'POST',
  path: '/clock',
  summary: 'Moves virtual time ahead, freezes it or lets it run',
  request: moveRequest,
  response: z.strictObject({
    now: wireInstant,
    /** The latest of what happened, at most 1,000. */
    fired: z.array(effect),
    /** How many effects happened. */
    firedCount: z.int(),
    /** Taken before a jump; null when time only stopped or went on. */
    checkpoint: z.nullable(z.int()),
    /** Whether the jump was stopped before it arrived. */
    stopped: z.boolean(),
  }),
})

export const stopJump = defineControl({
  id: 'stopJump',
  method: 'POST',
  path: '/clock/stop',
  summary: 'Stops the jump that is under way; time stands where it had come',
  /** `stopped` is false when there was none. */
  response: z.strictObject({ now: wireInstant, stopped: z.boolean() }),
})

export const rewindClock = defineControl({
  id: 'rewindClock',
  method: 'POST',
  path: '/clock/rewind',
  summary: 'Makes world and clock what they were at a checkpoint',
  /** Without a checkpoint: the last that was taken automatically. */
  request: z.strictObject({ checkpoint: z.optional(z.int()) }),
  response: z.strictObject({ now: wireInstant }),
})

const shared = {
  at: wireInstant,
  /** Whom it concerns. */
  members: z.array(memberName),
}

/** What the service did by itself, or time did; calls and frames are told by `GET /exchanges/rows`. */
const timelineEntry = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('mail'), ...shared, id: z.int(), subject: z.string(), to: z.string() }),
  z.strictObject({
    kind: z.literal('charge'),
    ...shared,
    id: z.int(),
    what: z.enum(['plan', 'renewal', 'likes']),
    /** yen */
    amount: z.int(),
    outcome: z.enum(['paid', 'declined']),
  }),
  z.strictObject({
    kind: z.literal('effect'),
    ...shared,
    effect: z.enum(effectKinds),
    /** `table/id` of the record behind it. */
    subject: z.string(),
    text: z.string(),
  }),
  /** A jump of the clock; `id` is that of its moment. */
  z.strictObject({ kind: z.literal('jump'), ...shared, id: z.int(), from: wireInstant }),
])
export type TimelineEntry = z.output<typeof timelineEntry>

export const readTimeline = defineControl({
  id: 'readTimeline',
  method: 'GET',
  path: '/timeline',
  summary: 'Mails, charges, effects and jumps in order of virtual time: the latest, and all that concern these members',
  request: z.object({ members: joinedIds }),
  response: z.array(timelineEntry),
})
