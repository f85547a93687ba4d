import * as z from 'zod/mini'
import * as wire from '../wire/fields.ts'
import { defineControl, joinedIds } from './define-control.ts'
import { edges, effectDetails, effectKinds } from './effects.ts'
import { memberName, namedMember } from './members.ts'
import { stagePhones } from './stage-phones.ts'

export const clockMode = z.enum(['running', 'frozen'])

/** Speed of a running clock relative to real time. */
export const clockSpeed = z.number().check(z.gt(0), z.lte(100_000))

/** A coming or past effect of time. */
const effect = z.strictObject({
  at: wire.instant,
  kind: z.enum(effectKinds),
  /** `table/id` of its record. */
  subject: z.string(),
  members: z.array(memberName),
  details: effectDetails,
  /** A line in English, in the tense of a coming or a past effect. */
  text: z.string(),
})
export type Effect = z.output<typeof effect>

/** Effects of a Tokyo day, summed up instead of listed. */
const laterDay = z.strictObject({
  day: z.iso.date(),
  /** Time of the first effect. */
  at: wire.instant,
  count: z.int(),
  kinds: z.partialRecord(z.enum(effectKinds), z.int()),
})
export type LaterDay = z.output<typeof laterDay>

export const readClock = defineControl('readClock', 'GET /clock', {
  summary: 'Virtual time, coming effects and past effects',
  /** Effects of these members are always listed individually. */
  request: z.object({ members: joinedIds }),
  response: z.strictObject({
    now: wire.instant,
    mode: clockMode,
    /** Speed relative to real time. */
    speed: z.number(),
    /** The running jump; `now` is its progress. */
    jump: z.nullable(z.strictObject({ from: wire.instant, to: wire.instant })),
    /** Whether the townspeople act automatically. Their acts are not predicted. */
    townActivity: z.boolean(),
    coming: z.array(effect),
    later: z.array(laterDay),
    /** Times of the coming edges. */
    next: z.partialRecord(z.enum(edges), wire.instant),
    /** The latest past effects, and all stored ones of the given members. */
    fired: z.array(effect),
  }),
})

export const listFiredDays = defineControl('listFiredDays', 'GET /clock/fired', {
  summary: 'Numbers of past effects by day and kind, oldest first',
  response: z.array(laterDay),
})

export const listFiredOfDay = defineControl('listFiredOfDay', 'GET /clock/fired/:day', {
  summary: 'Effects of one kind on one day; at most the latest 500',
  request: z.object({ day: z.string(), kind: z.enum(effectKinds) }),
  response: z.array(effect),
})

const moveRequest = z
  .strictObject({
    /** ISO 8601; Tokyo time without an offset. */
    to: z.optional(z.string()),
    /** ISO 8601 duration, `P7D`. */
    advance: z.optional(z.string()),
    edge: z.optional(z.enum(edges)),
    /** With `edge`: the member whose next edge is the target. */
    member: z.optional(namedMember),
    mode: z.optional(clockMode),
    /** With mode `running`. */
    speed: z.optional(clockSpeed),
    /** Extends sessions that would expire before the target time. */
    keepSessions: z.optional(z.boolean()),
    /** People and pages that phones show after the jump, as part of its moment. The other phones keep theirs. */
    phones: z.optional(stagePhones),
  })
  .check(
    z.refine(
      ({ to, advance, edge, mode }) => [to, advance, edge, mode].filter((value) => value !== undefined).length === 1,
      'Give exactly one of to, advance, edge and mode.',
    ),
    z.refine(({ mode, phones }) => mode === undefined || phones === undefined, 'Give phones with a jump only.'),
  )

export const moveClock = defineControl('moveClock', 'POST /clock', {
  summary: 'Moves virtual time forward, stops it or lets it run',
  request: moveRequest,
  response: z.strictObject({
    now: wire.instant,
    /** The latest past effects, at most 1,000. */
    fired: z.array(effect),
    /** Number of effects that happened. */
    firedCount: z.int(),
    /** The moment of a jump; null for any other change, and for a jump that did not begin. */
    moment: z.nullable(z.int()),
    /** Whether the jump was stopped before its target. */
    stopped: z.boolean(),
  }),
})

export const stopJump = defineControl('stopJump', 'POST /clock/stop', {
  summary: 'Stops the jump in progress at the instant that it has reached',
  /** `stopped` is false without a running jump. */
  response: z.strictObject({ now: wire.instant, stopped: z.boolean() }),
})
