import * as z from 'zod/mini'
import type { MomentKind } from '../../../../contract/control/history/moments.ts'
import { phoneNames } from '../../../../contract/rules/hosts.ts'
import type { StoryAction } from '../../../../contract/storyline/actions.ts'
import type { Expectation } from '../../../../contract/storyline/expectations.ts'
import type { StorylineFile } from '../../../../contract/storyline/file.ts'
import type { Mark } from '../../../../contract/storyline/hands.ts'

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

/** A moment of the past, or a page opened in between, of which no step could be made. */
export interface LeftOut {
  readonly kind: MomentKind | 'page'
  /** As in a moment; the phone of a page, without its address. */
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
  /** What was done before the recording began and gave no step. */
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
