import * as z from 'zod/mini'
import type { ResponseOf } from '../../wire/endpoint.ts'
import * as wire from '../../wire/fields.ts'
import { defineControl, pathId } from '../define-control.ts'
import { memberName } from '../members.ts'

/**
 * Causes of a moment: the server's start, a member's call or frame, an operator's act, a jump, a new world, or a
 * storyline step.
 */
export const momentKinds = ['start', 'call', 'frame', 'operator', 'jump', 'load', 'step'] as const
export type MomentKind = (typeof momentKinds)[number]

/** Sources of a new world. */
const loadSources = ['reset', 'storyline', 'capsule'] as const
export type LoadSource = (typeof loadSources)[number]

/** Where a storyline stands. */
export const storyPlace = z.strictObject({
  key: z.string(),
  /** Number of the last step; 0 at the beginning. */
  step: z.int(),
})
export type StoryPlace = z.output<typeof storyPlace>

/** What began a moment. */
export const momentCause = z.strictObject({
  kind: z.enum(momentKinds),
  /** Id of the call or channel, source of a load, or title of a step; empty for a start or a jump. */
  subject: z.string(),
  /** Letter of the requesting phone; null for other pages and programs. */
  phone: z.nullable(z.string()),
  /** The member who caused it, by the current name. */
  member: z.nullable(memberName),
})

/** A state of the world in the history. A moment with several children starts branches. A named moment is kept. */
const moment = z.extend(momentCause, {
  id: z.int(),
  /** The moment before it; null for the first stored one. */
  parent: z.nullable(z.int()),
  /** Virtual time just before it. */
  from: wire.instant,
  /** Virtual time when the world last left it; now for the present one. */
  at: wire.instant,
  /** Instant that a jump reached; null while it runs and for other kinds. */
  to: z.nullable(wire.instant),
  name: z.nullable(z.string()),
  /** Virtual time when it was named, to which going there leads; null without a name. */
  namedAt: z.nullable(wire.instant),
  /** Number of changed records; 0 for jumps and loads, whose changes are not listed. */
  changes: z.int(),
})
export type Moment = z.output<typeof moment>

export const readHistory = defineControl('readHistory', 'GET /history', {
  summary: 'The line of moments with its branches, oldest first',
  response: z.strictObject({
    /** Id of the current moment. */
    present: z.int(),
    /** The moment that undo reverts; null at the first. */
    undo: z.nullable(z.int()),
    /** The moment that redo restores; null after no undo. */
    redo: z.nullable(z.int()),
    /** Largest number of stored moments; the oldest are dropped first. */
    most: z.int(),
    /** Bytes on disk of all moments without a name, and their limit. */
    bytes: z.int(),
    mostBytes: z.int(),
    /** Number of dropped moments. */
    forgotten: z.int(),
    /** The running storyline. */
    story: z.nullable(storyPlace),
    /** Name of the window that plays a scene now. */
    player: z.nullable(z.string()),
    moments: z.array(moment),
  }),
})

export type HistoryView = ResponseOf<typeof readHistory>

/** The world after going to a moment. */
const arrived = z.strictObject({ now: wire.instant, present: z.int() })

export const undoMoment = defineControl('undoMoment', 'POST /history/undo', {
  summary: 'Goes back to before the current moment; further with each call',
  wayBack: true,
  response: arrived,
})

export const redoMoment = defineControl('redoMoment', 'POST /history/redo', {
  summary: 'Redoes the last undone moment',
  wayBack: true,
  response: arrived,
})

const destination = z
  .strictObject({
    moment: z.optional(z.int()),
    /** The moment before which to go. */
    before: z.optional(z.int()),
    /** The call or frame before which to go. */
    exchange: z.optional(z.int()),
  })
  .check(
    z.refine(
      (ids) => Object.values(ids).filter((id) => id !== undefined).length === 1,
      'Give exactly one of moment, before and exchange.',
    ),
  )
export type Destination = z.output<typeof destination>

export const goToMoment = defineControl('goToMoment', 'POST /history/go', {
  summary: 'Goes to any moment, also of another branch, or to before a moment, call or frame',
  wayBack: true,
  request: destination,
  response: arrived,
})

/** Longest name of a saved world, in characters. */
export const worldNameMaxLength = 80

export const nameMoment = defineControl('nameMoment', 'POST /history/name', {
  summary: 'Saves the world: gives its current moment a name, with which it is kept',
  request: z.strictObject({ name: z.string().check(z.minLength(1), z.maxLength(worldNameMaxLength)) }),
  response: moment,
})

export const unnameMoment = defineControl('unnameMoment', 'DELETE /history/:id/name', {
  summary: 'Takes the name of a moment away',
  request: z.object({ id: pathId }),
  response: wire.success,
})
