import * as z from 'zod/mini'
import { phoneNames } from '../rules/hosts.ts'
import * as wire from '../wire/fields.ts'
import { clockMode, clockSpeed } from './clock.ts'
import { defineControl } from './define-control.ts'
import { exchange } from './exchanges.ts'
import { armedFaults } from './faults.ts'
import { momentKinds, storyPlace } from './history/moments.ts'
import { phone } from './stage-phones.ts'
import { momentStage, wholeStage } from './stage.ts'

// A capsule is a case in one file, `.yoimachi`. Each part is a line with its name and JSON. Then come the lines of a
// world file, and an `end` line with the checksum of everything above (docs/architecture.md).

/** File extension without the dot. */
export const capsuleEnding = 'yoimachi'
export const capsuleType = 'application/x-yoimachi-capsule'
/** First characters of each file, one byte each. */
export const capsuleStart = 'capsule '
/** Version of the format, raised by every incompatible change of a part. */
export const capsuleVersion = 4
/** Versions that can be opened. Version 2 has no steps, version 3 no stage in a step. */
const openableVersions = [2, 3, capsuleVersion] as const
/** Largest part of the latest exchanges, in bytes of JSON. */
export const mostExchangeBytes = 5 * 1024 * 1024
/** Largest part and number of the author's latest steps, in bytes of JSON. */
export const mostStepBytes = 5 * 1024 * 1024
export const mostSteps = 200

const textUpTo = (most: number) => z.string().check(z.maxLength(most))
const base64 = z.base64()

/** Description of the case by its author. */
export const capsuleNote = z.strictObject({
  title: textUpTo(120),
  happened: textUpTo(4000),
  expected: textUpTo(4000),
})
export type CapsuleNote = z.output<typeof capsuleNote>

/** Virtual time and the state of the clock. */
const capsuleClock = z.strictObject({
  now: wire.instant,
  mode: clockMode,
  speed: clockSpeed,
})

/** PNG of a phone. */
const screenshot = z.strictObject({ phone, content: base64 })
export type Screenshot = z.output<typeof screenshot>

/** A picture file referenced by a record of the world. */
const picture = z.strictObject({ kind: z.enum(['uploads', 'documents']), name: z.string(), content: base64 })

/** A record of the world; null for a record that does not exist. */
const heldRecord = z.strictObject({
  table: z.string(),
  id: z.int(),
  record: z.nullable(z.record(z.string(), z.unknown())),
})
export type HeldRecord = z.output<typeof heldRecord>
const nextIds = z.record(z.string(), z.int())

/** The world before the first step, as its differences from the world of the capsule. */
const capsuleBefore = z.strictObject({
  at: wire.instant,
  nextIds,
  records: z.array(heldRecord),
  stage: z.optional(momentStage),
})
export type CapsuleBefore = z.output<typeof capsuleBefore>

/** A moment that led to the world of the capsule, with the records that it left. */
const capsuleStep = z.strictObject({
  kind: z.enum(momentKinds),
  subject: textUpTo(200),
  phone: z.nullable(textUpTo(1)),
  memberId: z.nullable(z.int()),
  story: z.nullable(storyPlace),
  name: z.nullable(textUpTo(80)),
  at: wire.instant,
  nextIds,
  records: z.array(heldRecord),
  stage: z.optional(momentStage),
})
export type CapsuleStep = z.output<typeof capsuleStep>

/** Parts by name, in file order. Parts that are lists have a line for each item. */
export const capsuleParts = {
  capsule: z.strictObject({ format: z.literal('yoimachi-capsule'), version: z.literal(openableVersions) }),
  note: capsuleNote,
  clock: capsuleClock,
  faults: armedFaults,
  stage: wholeStage,
  screenshot,
  exchange,
  before: capsuleBefore,
  step: capsuleStep,
  picture,
} as const

export const exportCapsule = defineControl('exportCapsule', 'GET /capsule', {
  summary: "World, pictures, clock, faults, latest exchanges and the author's steps as one file",
  givesFile: capsuleType,
  response: z.string(),
})

export const writeCapsule = defineControl('writeCapsule', 'POST /capsule/file', {
  summary: 'The same file with a note, the phones of a stage and their screenshots',
  request: z.strictObject({
    note: z.optional(capsuleNote),
    stage: z.optional(wholeStage),
    screenshots: z._default(z.array(screenshot).check(z.maxLength(phoneNames.length)), []),
    /** Moment of history before which the world is taken, without steps and exchanges; now without it. */
    before: z.optional(z.int()),
  }),
  givesFile: capsuleType,
  response: z.string(),
})

export const importCapsule = defineControl('importCapsule', 'POST /capsule', {
  summary:
    'Replaces world, pictures, clock, faults and stage with those of a capsule; its steps become moments. The body is the file',
  takesFile: true,
  response: z.strictObject({
    now: wire.instant,
    /** The history moment that undo reverts. */
    moment: z.int(),
  }),
})

/** Contents of the latest opened capsule besides the world. */
const openedCapsule = z.strictObject({
  note: capsuleNote,
  clock: capsuleClock,
  faults: z.int(),
  pictures: z.int(),
  screenshots: z.array(screenshot),
  exchanges: z.array(exchange),
  /** Number of the author's steps, which are moments of history now. */
  steps: z.int(),
  /** The moment of history before the capsule was opened. */
  former: z.int(),
})
export type OpenedCapsule = z.output<typeof openedCapsule>

export const readOpenedCapsule = defineControl('readOpenedCapsule', 'GET /capsule/opened', {
  summary: 'Note, clock, screenshots, exchanges and number of steps of the last opened capsule; null without one',
  response: z.nullable(openedCapsule),
})

export const closeOpenedCapsule = defineControl('closeOpenedCapsule', 'DELETE /capsule/opened', {
  summary: 'Discards the opened capsule',
  response: z.null(),
})
