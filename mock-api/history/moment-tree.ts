import * as z from 'zod/mini'
import { momentCause, storyPlace } from '../../src/contract/control/history/moments.ts'
import { stagePhones } from '../../src/contract/control/stage-phones.ts'
import { momentStage, wholeStage } from '../../src/contract/control/stage.ts'

const position = z.strictObject({ base: z.int(), journal: z.int(), bytes: z.int() })

/**
 * A state of the world: a position in its journals, the virtual instant, and the stage. Former versions kept no stage.
 */
export const worldState = z.strictObject({ position, at: z.number(), stage: z.optional(momentStage) })

export type WorldState = z.output<typeof worldState>

/** Origin of a change. Members are named when it is shown. */
const causeSchema = z.extend(z.omit(momentCause, { member: true }), {
  memberId: z.nullable(z.int()),
  /** Input of the call, act, frame or jump. Missing when it can't be kept (stored-input.ts); former versions kept none. */
  input: z.optional(z.unknown()),
})

export type Cause = Readonly<z.output<typeof causeSchema>>

const addedFields = {
  cause: causeSchema,
  /** The running storyline; null when none is running. */
  story: z.nullable(storyPlace),
  before: worldState,
}

const journalRange = z.strictObject({ base: z.int(), journal: z.int(), from: z.int(), to: z.int() })

const momentSchema = z.strictObject({
  ...addedFields,
  id: z.int(),
  /** Null for the first moment, and when the previous moment was forgotten. */
  parent: z.nullable(z.int()),
  /** State when the moment was last left; null for the present moment. */
  end: z.nullable(worldState),
  /** Child moment that redo leads to: the last undone moment. */
  next: z.nullable(z.int()),
  name: z.nullable(z.string()),
  /** State when it was named. Going to a named moment restores this state. */
  saved: z.optional(worldState),
  /** Instant that a jump reached. */
  to: z.optional(z.number()),
  /** Number of records changed by the moment's calls; 0 for jumps and loads. */
  changes: z.int(),
  /** Ranges of the journals that hold those changes. */
  ranges: z.array(journalRange),
})

export type Moment = z.output<typeof momentSchema>

export const treeSchema = z.strictObject({
  moments: z.readonly(z.array(momentSchema)),
  present: z.int(),
  nextId: z.int(),
  /** Number of moments forgotten so far. */
  forgotten: z.int(),
  /** People and pages of the phones at the present moment. */
  phones: z.optional(stagePhones),
})

export type Tree = Readonly<z.output<typeof treeSchema>>

/** One change of the tree. The same changes in the same order give the same tree. */
export const treeChange = z.union([
  z.strictObject({ add: z.strictObject(addedFields) }),
  z.strictObject({ moveTo: z.int(), left: worldState }),
  z.strictObject({ did: z.int(), changes: z.int(), range: journalRange }),
  /** Null takes the name away. Former versions named the present moment, without `moment` and `saved`. */
  z.strictObject({ name: z.nullable(z.string()), moment: z.optional(z.int()), saved: z.optional(worldState) }),
  z.strictObject({ reached: z.int(), at: z.number() }),
  z.strictObject({ forgetBefore: z.int() }),
  z.strictObject({ phones: stagePhones }),
  z.strictObject({ stageOf: z.int(), whole: wholeStage }),
  z.strictObject({ renamedStory: z.string(), to: z.string() }),
])

export type TreeChange = z.output<typeof treeChange>

export function newTree(before: WorldState): Tree {
  const cause: Cause = { kind: 'start', subject: '', phone: null, memberId: null }
  return { moments: [newMoment(1, null, { cause, story: null, before })], present: 1, nextId: 2, forgotten: 0 }
}

export function newMoment(
  id: number,
  parent: number | null,
  added: Pick<Moment, 'cause' | 'story' | 'before'>,
): Moment {
  // Each key after a spread costs half a microsecond.
  return { id, parent, end: null, next: null, name: null, changes: 0, ranges: [], ...added }
}
