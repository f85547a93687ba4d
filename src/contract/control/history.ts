import * as z from 'zod/mini'
import type { ResponseOf } from '../wire/endpoint.ts'
import { wireInstant, wireSuccess } from '../wire/wire.ts'
import { defineControl, pathId } from './define-control.ts'
import { memberName } from './world.ts'

const snapshot = z.strictObject({ id: z.int(), name: z.string(), at: wireInstant })

export const listSnapshots = defineControl({
  id: 'listSnapshots',
  method: 'GET',
  path: '/snapshots',
  summary: 'The worlds that were kept under a name',
  response: z.array(snapshot),
})

export const takeSnapshot = defineControl({
  id: 'takeSnapshot',
  method: 'POST',
  path: '/snapshots',
  summary: 'Keeps the world under a name',
  request: z.strictObject({ name: z.string().check(z.minLength(1), z.maxLength(80)) }),
  response: snapshot,
})

export const restoreSnapshot = defineControl({
  id: 'restoreSnapshot',
  method: 'POST',
  path: '/snapshots/:id/restore',
  summary: 'Puts a kept world in place of the present one',
  request: z.object({ id: pathId }),
  response: z.strictObject({
    now: wireInstant,
    /** Undoes it. */
    checkpoint: z.int(),
  }),
})

export const deleteSnapshot = defineControl({
  id: 'deleteSnapshot',
  method: 'DELETE',
  path: '/snapshots/:id',
  summary: 'Forgets a kept world',
  request: z.object({ id: pathId }),
  response: wireSuccess,
})

/**
 * What brings a moment about: the start of the server; a call or a frame of a member; an act of the operator, a jump of the
 * clock; another world in place of this one; a step of a storyline.
 */
export const momentKinds = ['start', 'call', 'frame', 'operator', 'jump', 'load', 'step'] as const
export type MomentKind = (typeof momentKinds)[number]

/** Where the world that a load put in place came from. */
const loadSources = ['reset', 'storyline', 'snapshot', 'capsule', 'checkpoint', 'generation'] as const
export type LoadSource = (typeof loadSources)[number]

export const storyPlace = z.strictObject({
  key: z.string(),
  /** Number of the last step that was made; 0 at the beginning. */
  step: z.int(),
})
export type StoryPlace = z.output<typeof storyPlace>

const momentCause = z.strictObject({
  kind: z.enum(momentKinds),
  /**
   * What exactly: the id of the call or channel, the source of a load, the title of a step; empty for a start or a jump.
   */
  subject: z.string(),
  /** Letter of the phone that asked for it; null for other pages and programs. */
  phone: z.nullable(z.string()),
  /** Who did it, as the member is called now. */
  member: z.nullable(memberName),
})
export type MomentCause = z.output<typeof momentCause>

/** A state of the world on the line of history. A moment with several children is where branches part. */
const moment = z.extend(momentCause, {
  id: z.int(),
  /** The moment that it came after; null for the first that is still known. */
  parent: z.nullable(z.int()),
  /** Virtual instant just before it. */
  from: wireInstant,
  /** Virtual instant when it was left last; now for the present one. */
  at: wireInstant,
  /** Name of the snapshot that was taken at it. */
  name: z.nullable(z.string()),
  /** How many records it changed; 0 for what is not told one by one (jumps, loads). */
  changes: z.int(),
})
export type Moment = z.output<typeof moment>

export const readHistory = defineControl({
  id: 'readHistory',
  method: 'GET',
  path: '/history',
  summary: 'The line of moments with its branches, oldest first',
  response: z.strictObject({
    /** Id of the moment that the world is at. */
    present: z.int(),
    /** The moment that undo would take back; null at the first. */
    undo: z.nullable(z.int()),
    /** The moment that redo would go to; null where nothing was undone. */
    redo: z.nullable(z.int()),
    /** How many moments are kept at most; the oldest are forgotten first. */
    most: z.int(),
    /** Bytes on disk that the moments hold now, and may hold at most. */
    bytes: z.int(),
    mostBytes: z.int(),
    /** How many moments were forgotten so far. */
    forgotten: z.int(),
    /** The storyline that is under way. */
    story: z.nullable(storyPlace),
    moments: z.array(moment),
  }),
})

export type History = ResponseOf<typeof readHistory>

const gone = z.strictObject({ now: wireInstant, present: z.int() })

export const undoMoment = defineControl({
  id: 'undoMoment',
  method: 'POST',
  path: '/history/undo',
  summary: 'Goes back to just before the present moment; further back with each call',
  response: gone,
})

export const redoMoment = defineControl({
  id: 'redoMoment',
  method: 'POST',
  path: '/history/redo',
  summary: 'Goes on to the moment that was undone last',
  response: gone,
})

export const goToMoment = defineControl({
  id: 'goToMoment',
  method: 'POST',
  path: '/history/go',
  summary: 'Goes to any moment, also of another branch',
  request: z.strictObject({ moment: z.int() }),
  response: gone,
})

export const undoExchange = defineControl({
  id: 'undoExchange',
  method: 'POST',
  path: '/exchanges/:id/undo',
  summary: 'Goes back to just before a call or frame',
  request: z.object({ id: pathId }),
  response: gone,
})

/** A field before and after, as JSON text; instants as ISO 8601, secrets redacted. Null where there was no such field. */
const fieldChange = z.strictObject({
  field: z.string(),
  before: z.nullable(z.string()),
  after: z.nullable(z.string()),
})

const recordChange = z.strictObject({
  table: z.string(),
  id: z.int(),
  kind: z.enum(['added', 'changed', 'removed']),
  /** The members that the record names. */
  members: z.array(memberName),
  fields: z.array(fieldChange),
})
export type RecordChange = z.output<typeof recordChange>

export const readExchangeChanges = defineControl({
  id: 'readExchangeChanges',
  method: 'GET',
  path: '/exchanges/:id/changes',
  summary: 'What a call or frame changed in the world, field by field',
  request: z.object({ id: pathId }),
  response: z.array(recordChange),
})

export const readMomentChanges = defineControl({
  id: 'readMomentChanges',
  method: 'GET',
  path: '/history/:id/changes',
  summary: 'What the call behind a moment changed in the world, field by field',
  request: z.object({ id: pathId }),
  response: z.array(recordChange),
})
