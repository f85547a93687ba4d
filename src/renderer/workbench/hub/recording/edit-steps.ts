import type { StoryAction } from '../../../../contract/storyline/actions.ts'
import type { StoryElement } from '../../../../contract/storyline/element.ts'
import type { Mark } from '../../../../contract/storyline/hands.ts'
import { type RecordedExpectation, type RecordedStep, stepsOf, type StoryRecording } from './recorded-steps.ts'

/**
 * Adds a step. Steps that were undone are dropped. Text typed into the same field replaces the text of the last step.
 * @param momentBefore moment of history before the step, where the effects of the former one end
 */
export function addStep(
  recording: StoryRecording,
  action: StoryAction,
  momentBefore: number,
  since?: Mark,
): StoryRecording {
  const steps = stepsOf(recording)
  const last = steps.at(-1)
  if (last && isSameField(last.action, action) && last.expect.length === 0)
    return withSteps(recording, [...steps.slice(0, -1), { ...last, action, end: null }])
  const id = freeId(recording)
  return withSteps(recording, [
    ...endAt(steps, momentBefore),
    { id, action, expect: [], end: null, ...(since && { since }) },
  ])
}

const freeId = ({ steps }: StoryRecording): number => 1 + Math.max(0, ...steps.map((step) => step.id))

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

/** Notes the moment of history at which the effects of the last step end. */
export const endAt = (steps: readonly RecordedStep[], moment: number): readonly RecordedStep[] =>
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

/**
 * Puts a removed step back behind those that it followed. Steps that were added meanwhile stay.
 * @param former the recording before the step was removed
 */
export function restoreStep(recording: StoryRecording, former: StoryRecording, id: number): StoryRecording {
  const index = former.steps.findIndex((step) => step.id === id)
  const removed = former.steps[index]
  if (!removed) return recording
  const idsBefore = new Set(former.steps.slice(0, index).map((step) => step.id))
  const place = recording.steps.findLastIndex((step) => idsBefore.has(step.id)) + 1
  // The step before it had its effects meanwhile.
  const steps = recording.steps.map((step, at) =>
    at === place - 1 ? { ...step, end: former.steps[index - 1]?.end ?? step.end } : step,
  )
  const end =
    place === 0 ? (removed.end ?? (steps.length > 0 ? recording.start : null)) : recording.steps[place - 1]?.end
  const isTaken = steps.some((step) => step.id === id)
  const restored = { ...removed, id: isTaken ? freeId(recording) : id, end: end ?? null }
  const made = place <= recording.made ? recording.made + 1 : recording.made
  return { ...recording, steps: steps.toSpliced(place, 0, restored), made }
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
