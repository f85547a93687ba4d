import * as z from 'zod/mini'
import type { HistoryView, MomentKind } from '../../../../contract/control/history.ts'
import { phoneNames } from '../../../../contract/rules/hosts.ts'
import type { StoryAction } from '../../../../contract/storyline/actions.ts'
import type { StoryElement } from '../../../../contract/storyline/element.ts'
import type { Expectation } from '../../../../contract/storyline/expectations.ts'
import type { StorylineFile } from '../../../../contract/storyline/file.ts'
import type { Mark } from '../../../../contract/storyline/hands.ts'
import { wayTo } from '../world/moments.ts'

/** An expectation with its alternatives: the text of an element, its state, its absence. */
export interface RecordedExpectation {
  readonly choices: readonly Expectation[]
  /** Index of the chosen alternative. */
  readonly chosen: number
}

export interface RecordedStep {
  readonly id: number
  readonly action: StoryAction
  readonly expect: readonly RecordedExpectation[]
  /** Moment of history at which its effects end; null until the next step. */
  readonly end: number | null
  /** What the record and the outbox held before it; missing for steps of the past. */
  readonly since?: Mark
}

/** A moment of the past of which no step could be made. */
export interface LeftOut {
  readonly kind: MomentKind
  readonly subject: string
  /** Its input was not kept; nobody was logged in; it is a scene of a story; a story can't hold it. */
  readonly why: 'input' | 'nobody' | 'scene' | 'format'
}

/** What a tester did by hand, until it is saved as a story. */
export interface StoryRecording {
  /** Id among the recordings of this window; changes with each change by hand. */
  readonly id: string
  readonly world: StorylineFile['world']
  readonly people: StorylineFile['people']
  /** Whether the stage was quiet when it began. */
  readonly quiet?: boolean
  /** Actions before the first step, such as the pages to begin with. */
  readonly begin: readonly StoryAction[]
  /** Moment of history where it began. */
  readonly start: number
  /** Steps that were undone follow those that count. */
  readonly steps: readonly RecordedStep[]
  /** Number of steps that count. */
  readonly made: number
  readonly isRunning: boolean
  /** Moments before the recording began of which no step could be made. */
  readonly left?: readonly LeftOut[]
}

/** Shape of a stored recording. Its actions were checked when they were recorded. */
export const storedRecording: z.ZodMiniType<StoryRecording> = z.object({
  id: z.string(),
  world: z.custom<StoryRecording['world']>((world) => typeof world === 'object' && world !== null),
  people: z.partialRecord(z.enum(phoneNames), z.string()),
  quiet: z.exactOptional(z.boolean()),
  begin: z.array(z.custom<StoryAction>()),
  start: z.int(),
  steps: z.array(
    z.object({
      id: z.int(),
      action: z.custom<StoryAction>(),
      expect: z.array(z.object({ choices: z.array(z.custom<Expectation>()), chosen: z.int() })),
      end: z.nullable(z.int()),
      since: z.exactOptional(z.object({ exchange: z.int(), mail: z.int() })),
    }),
  ),
  made: z.int(),
  isRunning: z.boolean(),
  left: z.exactOptional(z.array(z.custom<LeftOut>())),
})

/** Key of a recording in the editor of stories. Keys of files begin with another folder. */
export const recordingKey = ({ id }: Pick<StoryRecording, 'id'>): string => `recording/${id}`

/** Steps that count. */
export const stepsOf = ({ steps, made }: StoryRecording): readonly RecordedStep[] => steps.slice(0, made)

/**
 * Adds a step. Steps that were undone are dropped. Text typed into the same field replaces the text of the last step.
 * @param present moment of history before the step
 */
export function addStep(recording: StoryRecording, action: StoryAction, present: number, since?: Mark): StoryRecording {
  const steps = stepsOf(recording)
  const last = steps.at(-1)
  if (last && isSameField(last.action, action) && last.expect.length === 0)
    return withSteps(recording, [...steps.slice(0, -1), { ...last, action, end: null }])
  const id = 1 + Math.max(0, ...recording.steps.map((step) => step.id))
  return withSteps(recording, [
    ...endAt(steps, present),
    { id, action, expect: [], end: null, ...(since && { since }) },
  ])
}

function isSameField(one: StoryAction, other: StoryAction): boolean {
  if (!('phone' in one) || !('phone' in other) || one.phone !== other.phone) return false
  return isSame(fieldOf(one), fieldOf(other))
}

function fieldOf(action: StoryAction): StoryElement | undefined {
  if ('type' in action) return action.type
  return 'choose' in action ? action.choose : undefined
}

const isSame = (one: StoryElement | undefined, other: StoryElement | undefined) =>
  one !== undefined && JSON.stringify(one) === JSON.stringify(other)

const withSteps = (recording: StoryRecording, steps: readonly RecordedStep[]): StoryRecording => ({
  ...recording,
  steps,
  made: steps.length,
})

/** Notes where the effects of the last step end. */
const endAt = (steps: readonly RecordedStep[], moment: number): readonly RecordedStep[] =>
  steps.map((step) => (step.end === null ? { ...step, end: moment } : step))

export function removeStep(recording: StoryRecording, id: number): StoryRecording {
  const index = recording.steps.findIndex((step) => step.id === id)
  const removed = recording.steps[index]
  if (!removed) return recording
  // The effects stay, so they belong to the step before it.
  const before = recording.steps.map((step, at) => (at === index - 1 ? { ...step, end: removed.end } : step))
  const made = index < recording.made ? recording.made - 1 : recording.made
  return { ...recording, steps: before.toSpliced(index, 1), made }
}

/** A call or a mail by its id, with its moment of history. */
export type Witnessed = { readonly [Kind in keyof Mark]?: number } & { readonly moment?: number | null }

/** The step during which a call was made or a mail sent; undefined for one that came before the first step. */
export function stepOfWitnessed(
  recording: StoryRecording,
  { exchange, mail, moment = null }: Witnessed,
): RecordedStep | undefined {
  const steps = stepsOf(recording)
  const isAfter = (since: Mark) =>
    exchange === undefined ? mail !== undefined && mail > since.mail : exchange > since.exchange
  const own = steps.findLast(({ since }) => since !== undefined && isAfter(since))
  if (own || moment === null || moment <= recording.start) return own
  // Steps of the past are known by their moments.
  return steps.find(({ since, end }) => since === undefined && end !== null && moment <= end)
}

/** Changes the expectations of a step. */
export const changeExpectations = (
  recording: StoryRecording,
  id: number,
  change: (expect: readonly RecordedExpectation[]) => readonly RecordedExpectation[],
): StoryRecording => ({
  ...recording,
  steps: recording.steps.map((step) => (step.id === id ? { ...step, expect: change(step.expect) } : step)),
})

/** Why a recording ends by itself: another world, a step of another story, or a way back before its beginning. */
export type RecordingEnd = 'world' | 'story' | 'before'

type Seen = Pick<HistoryView, 'moments' | 'present'>

/** Follows undo and redo: steps that they undo do not count until redo makes them again. */
export function followHistory(
  recording: StoryRecording,
  former: Seen,
  { moments, present }: Seen,
): { readonly recording: StoryRecording; readonly end?: RecordingEnd } {
  const way = wayTo(moments, present)
  const begin = way.findIndex(({ id }) => id === recording.start)
  if (begin === -1) return { recording, end: 'before' }
  const since = way.slice(0, begin)
  if (since.some(({ kind }) => kind === 'load')) return { recording, end: 'world' }
  if (since.some(({ kind }) => kind === 'step')) return { recording, end: 'story' }
  // A moment that was there already is reached by undo, redo or a press in the history.
  const isMove = present !== former.present && former.moments.some(({ id }) => id === present)
  if (!isMove) return { recording }
  const reached = new Set(way.map(({ id }) => id))
  const steps = [...endAt(stepsOf(recording), former.present), ...recording.steps.slice(recording.made)]
  const undone = steps.findIndex(({ end }) => end === null || !reached.has(end))
  return { recording: { ...recording, steps, made: undone === -1 ? steps.length : undone } }
}
