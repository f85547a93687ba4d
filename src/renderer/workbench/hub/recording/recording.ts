import { atom } from 'jotai'
import type { PhoneName } from '../../../../contract/rules/hosts.ts'
import type { StoryAction } from '../../../../contract/storyline/actions.ts'
import type { Mark } from '../../../../contract/storyline/hands.ts'
import { readMark } from '../../../../contract/storyline/server-witness.ts'
import { flashProblem } from '../control/attempt.ts'
import { isRealPhone } from '../control/backend-queries.ts'
import { askControl } from '../control/call-control.ts'
import { flash } from '../control/flash.ts'
import { historyQuery } from '../control/queries.ts'
import { ask, cached, worldChanges } from '../control/query-client.ts'
import { createQueue } from '../control/queue.ts'
import { currentCopy } from '../language.ts'
import { loginAndPageOf } from '../phone-state.ts'
import { store, windowAtom } from '../state.ts'
import { refusedBy } from './check-step.ts'
import { stepsCopy } from './copy.ts'
import { addStep, removeStep, restoreStep } from './edit-steps.ts'
import { followHistory, type SeenHistory } from './follow-history.ts'
import { storedRecording, type StoryRecording } from './recorded-steps.ts'
import { stepsCast } from './step-text.ts'
import { pageWithPlaceholders, personOf } from './story-people.ts'

/** The recording of this window, also after it has ended. It survives a reload. */
export const storyRecordingAtom = windowAtom('storyRecording', storedRecording)

export const isRecordingAtom = atom((get) => get(storyRecordingAtom)?.isRunning === true)

/** Whether the next press on a phone makes an expectation. */
export const isPickingAtom = atom(false)

/** The recording while it runs. */
export const runningRecording = (): StoryRecording | undefined => {
  const recording = store.get(storyRecordingAtom)
  return recording?.isRunning === true ? recording : undefined
}

/** Ends of the record and the outbox, for the steps of a running recording. */
export const markQuery = ask(['mark'], () => readMark(askControl), { staleAfter: worldChanges })

/** What was there before a step. */
interface Before {
  readonly present: number
  readonly since: Mark | undefined
}

/** Steps are added one after another, because some wait for names of people. */
const enqueueStep = createQueue()

type Actions = StoryAction | readonly StoryAction[]

/**
 * Notes what is there before a step. Returns the function that adds the actions of the step; undefined while no recording
 * runs.
 */
export function beginStep(): ((make: () => Actions | Promise<Actions>) => void) | undefined {
  const recording = runningRecording()
  if (!recording) return undefined
  const before = { present: cached(historyQuery)?.present ?? recording.start, since: cached(markQuery) }
  return (make) =>
    void enqueueStep(async () => {
      for (const action of [await make()].flat()) await add(action, before)
    }).catch(flashProblem)
}

/** Adds what was done by hand. Does nothing while no recording runs. */
export const record = (make: () => Actions | Promise<Actions>): void => beginStep()?.(make)

/** Waits until everything that was done is a step. */
export const whenRecorded = (): Promise<void> => enqueueStep(async () => {})

async function add(action: StoryAction, { present, since }: Before): Promise<void> {
  const recording = runningRecording()
  // Logins and pages of a real API are never saved.
  if (!recording || ('phone' in action && isRealPhone(action.phone))) return
  const placed = 'phone' in action && !('become' in action) ? await personOn(action.phone, recording) : []
  const refused = refusedBy([...placed, action], recording)
  if (refused !== undefined) return flash(currentCopy(stepsCopy).refused(refused), 'alarm')
  for (const step of [...placed, action])
    store.set(storyRecordingAtom, (latest) => latest && addStep(latest, step, present, since))
}

/** Puts the person of a phone on it, when the phone joined the stage after the recording began. */
async function personOn(phone: PhoneName, recording: StoryRecording): Promise<readonly StoryAction[]> {
  if (stepsCast(recording)[phone] !== undefined) return []
  const { email, route } = loginAndPageOf(phone)
  const open = { open: await pageWithPlaceholders(route, email), phone }
  return [{ become: email === null ? null : await personOf(email), phone }, open]
}

/** Follows undo, redo and other worlds. */
export function followMoments(former: SeenHistory, present: SeenHistory): void {
  const recording = runningRecording()
  if (!recording) return
  const followed = followHistory(recording, former, present)
  if (followed.recording !== recording) store.set(storyRecordingAtom, followed.recording)
  if (followed.end !== undefined) endRecording(currentCopy(stepsCopy).ends[followed.end])
}

/** Ends the recording; its steps stay. */
export function endRecording(text?: string): void {
  store.set(isPickingAtom, false)
  store.set(storyRecordingAtom, (recording) => recording && { ...recording, isRunning: false })
  if (text !== undefined) flash(text)
}

/** Changes the recording, also when it has ended. It gets another id, because a draft names what it was made of. */
export const changeRecording = (change: (recording: StoryRecording) => StoryRecording): void =>
  store.set(storyRecordingAtom, (recording) => recording && { ...change(recording), id: crypto.randomUUID() })

/** Drops a step with its expectations. The message brings them back. */
export function dropStep(id: number): void {
  const former = store.get(storyRecordingAtom)
  if (!former) return
  changeRecording((recording) => removeStep(recording, id))
  const words = currentCopy(stepsCopy)
  // Another recording has its own beginning.
  const restore = (present: StoryRecording) =>
    present.begin === former.begin ? restoreStep(present, former, id) : present
  flash(words.stepDropped, 'good', [{ label: words.undo, run: () => changeRecording(restore) }])
}

/** Drops the recording. The message brings it back. */
export function discardRecording(): void {
  const recording = store.get(storyRecordingAtom)
  if (!recording) return
  endRecording()
  store.set(storyRecordingAtom, undefined)
  const words = currentCopy(stepsCopy)
  flash(words.discarded, 'good', [
    { label: words.undo, run: () => store.set(storyRecordingAtom, { ...recording, isRunning: false }) },
  ])
}
