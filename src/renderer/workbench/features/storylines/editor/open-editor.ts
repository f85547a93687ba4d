import { readStoryline } from '../../../../../contract/storyline/read-storyline.ts'
import { StorylineError } from '../../../../../contract/storyline/storyline-error.ts'
import { clockQuery, nowOf } from '../../../hub/control/clock-query.ts'
import { ControlProblem } from '../../../hub/control/control-problem.ts'
import { flash } from '../../../hub/control/flash.ts'
import { cached } from '../../../hub/control/query-client.ts'
import { formatMoment } from '../../../hub/dates.ts'
import { currentCopy } from '../../../hub/language.ts'
import { withCalls } from '../../../hub/recording/calls-of-steps.ts'
import { knownNames } from '../../../hub/recording/check-step.ts'
import { recordingKey, stepsOf } from '../../../hub/recording/recorded-steps.ts'
import { storyRecordingAtom } from '../../../hub/recording/recording.ts'
import { castAfter, stepText } from '../../../hub/recording/step-text.ts'
import { storyOf } from '../../../hub/recording/story-of-recording.ts'
import { readPersonNames } from '../../../hub/recording/use-person-names.ts'
import { store } from '../../../hub/state.ts'
import { storylinesCopy } from '../copy.ts'
import { readStoryText } from '../own-story-actions.ts'
import { draftAtom, dropDraft, openDraft, type ReadStory } from './draft.ts'

const words = () => currentCopy(storylinesCopy).editor

/** Shows the editor of a recording or a story by its key. */
type ShowEditor = (of: string) => void

/**
 * Opens the recording or an own story by its key, and leaves the draft of another one. Keeps a draft of the same
 * recording or story, but reads a file again when nothing was edited, because it may have changed.
 * @param left aborted when the person leaves the editor, which then opens nothing
 */
export async function openEditor(of: string, show: ShowEditor, left: AbortSignal): Promise<void> {
  const isRecorded = of.startsWith(recordingKey({ id: '' }))
  const isOpen = () => {
    const draft = store.get(draftAtom)
    return draft?.of === of && (draft.edited || isRecorded)
  }
  if (isOpen()) return
  const read = isRecorded ? await readRecording(of) : await readFile(of)
  // It may have been opened meanwhile.
  if (read === undefined || left.aborted || isOpen()) return
  leaveDraft(show)
  openDraft(of, read)
}

async function readFile(key: string): Promise<ReadStory> {
  const text = await readStoryText(key)
  try {
    return { story: readStoryline(text, knownNames()), text }
  } catch (problem) {
    if (!(problem instanceof StorylineError)) throw problem
    throw new ControlProblem(422, words().unreadable, problem.reason)
  }
}

/** The story of the recording of this window; undefined when it has another key. */
async function readRecording(key: string): Promise<ReadStory | undefined> {
  const made = store.get(storyRecordingAtom)
  if (!made || recordingKey(made) !== key) return undefined
  const recording = await withCalls(made)
  const { people, begin } = recording
  const nameOf = await readPersonNames(recording)
  const actions = stepsOf(recording).map(({ action }) => action)
  const castBefore = (action: (typeof actions)[number]) =>
    castAfter(people, [...begin, ...actions.slice(0, actions.indexOf(action))])
  const clock = cached(clockQuery)
  const title = words().recordedAt(clock ? formatMoment(nowOf(clock)) : '')
  return { story: storyOf(recording, { title, textOf: (action) => stepText(action, castBefore(action), nameOf) }) }
}

/** Drops the draft. The message restores it, and leaves the draft that is open by then. */
export function leaveDraft(show: ShowEditor): void {
  const of = store.get(draftAtom)?.of
  const restore = dropDraft()
  if (of === undefined || !restore) return
  const openAgain = () => {
    leaveDraft(show)
    restore()
    show(of)
  }
  flash(words().dropped, 'good', [{ label: words().restore, run: openAgain }])
}
