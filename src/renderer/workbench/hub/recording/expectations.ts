import type { PickedElement } from '../../../../contract/phone-hands.ts'
import type { PhoneName } from '../../../../contract/rules/hosts.ts'
import type { Expectation } from '../../../../contract/storyline/expectations.ts'
import { flash } from '../control/flash.ts'
import { currentCopy } from '../language.ts'
import { store } from '../state.ts'
import { refusedBy } from './check-step.ts'
import { stepsCopy } from './copy.ts'
import { changeExpectations } from './edit-steps.ts'
import { type RecordedExpectation, stepsOf } from './recorded-steps.ts'
import { changeRecording, storyRecordingAtom, whenRecorded } from './recording.ts'
import { stepOfWitnessed, type Witnessed } from './witnessed-step.ts'

/** What can be expected of an element that was pointed at. The likeliest comes first, the absences last. */
export function choicesOf(picked: PickedElement, phone: PhoneName): readonly Expectation[] {
  const { text, element, enabled, checked, rows } = picked
  const isControl = element !== undefined && element.role !== 'heading' && element.role !== 'img'
  const ofText: Expectation[] = text === undefined ? [] : [{ text, phone }]
  const ofState: Expectation[] = !element
    ? []
    : [
        ...(checked === undefined ? [] : [{ element, phone, checked }]),
        ...(isControl && checked === undefined && enabled !== undefined ? [{ element, phone, enabled }] : []),
        { element, phone },
      ]
  const ofRows: Expectation[] = rows ? [{ element: rows.element, phone, count: rows.count }] : []
  const absent: Expectation[] = [
    ...(text === undefined ? [] : [{ text, phone, absent: true as const }]),
    ...(element ? [{ element, phone, absent: true as const }] : []),
  ]
  const present = isControl ? [...ofState, ...ofText] : [...ofText, ...ofState]
  return [...present, ...ofRows, ...absent]
}

/**
 * Expects something of the last step; a call or a mail, of the step during which it came. Says why, when a story can't hold
 * it.
 */
export async function expectInStory(choices: readonly Expectation[], witnessed?: Witnessed): Promise<void> {
  await whenRecorded()
  const words = currentCopy(stepsCopy)
  const recording = store.get(storyRecordingAtom)
  const last = recording && stepsOf(recording).at(-1)
  if (!recording || !last) return flash(words.noStep, 'alarm')
  const step = witnessed ? stepOfWitnessed(recording, witnessed) : last
  if (!step) return flash(words.beforeSteps, 'alarm')
  const allowed = choices.filter((one) => refusedBy([{ ...step.action, expect: [one] }], recording) === undefined)
  if (allowed.length === 0) return flash(words.nothingToCheck, 'alarm')
  const added: RecordedExpectation = { choices: allowed, chosen: 0 }
  changeRecording((present) => changeExpectations(present, step.id, (expected) => [...expected, added]))
}

/** Replaces the alternative of an expectation; undefined removes the expectation. */
export const chooseExpectation = (step: number, index: number, chosen: number | undefined): void =>
  changeRecording((recording) =>
    changeExpectations(recording, step, (expected) =>
      chosen === undefined
        ? expected.toSpliced(index, 1)
        : expected.map((one, at) => (at === index ? { ...one, chosen } : one)),
    ),
  )
