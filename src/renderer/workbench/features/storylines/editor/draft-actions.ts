import { readStorylineFile } from '../../../../../contract/control/stories/own-stories.ts'
import { readStoryline, StorylineError } from '../../../../../contract/storyline/read-storyline.ts'
import { control, ControlProblem, fetchControl } from '../../../hub/control/call-control.ts'
import { clockQuery, nowOf } from '../../../hub/control/clock-query.ts'
import { flash } from '../../../hub/control/flash.ts'
import { storylinesQuery } from '../../../hub/control/queries.ts'
import { cached, readAgain } from '../../../hub/control/query-client.ts'
import { formatMoment } from '../../../hub/dates.ts'
import { storableName } from '../../../hub/file-names.ts'
import { currentCopy } from '../../../hub/language.ts'
import { withCalls } from '../../../hub/recording/calls-of-steps.ts'
import { knownNames } from '../../../hub/recording/check-step.ts'
import { recordingKey } from '../../../hub/recording/recorded-steps.ts'
import { storyRecordingAtom } from '../../../hub/recording/recording.ts'
import { stepText, type Cast, castAfter } from '../../../hub/recording/step-text.ts'
import { fileText, storyOf } from '../../../hub/recording/story-of-recording.ts'
import { readPersonNames } from '../../../hub/recording/use-person-names.ts'
import { store } from '../../../hub/state.ts'
import { storylinesCopy } from '../copy.ts'
import { ownStorylinesQuery, fileNameOf, storyFileName } from '../own-story-actions.ts'
import { closeDraft, draftAtom, dropDraft, openDraft, type ReadStory } from './draft.ts'
import { withoutEmptyPoints } from './edit-story.ts'

const words = () => currentCopy(storylinesCopy).editor

/** Shows the editor of a recording or a story by its key. */
type Show = (of: string) => void

/**
 * Opens the recording or an own story by its key, and leaves the draft of another one. Keeps a draft of the same
 * recording or story, but reads a file again when nothing was edited, because it may have changed.
 */
export async function openEditor(of: string, show: Show): Promise<void> {
  const isRecorded = of.startsWith(recordingKey({ id: '' }))
  const isCurrent = () => {
    const draft = store.get(draftAtom)
    return draft?.of === of && (draft.edited || isRecorded)
  }
  if (isCurrent()) return
  const read = isRecorded ? await readRecording(of) : await readFile(of)
  if (read === undefined || isCurrent()) return
  leaveDraft(show)
  openDraft(of, read)
}

const readText = async (key: string) => (await fetchControl(readStorylineFile, { key })).text()

async function readFile(key: string): Promise<ReadStory> {
  const text = await readText(key)
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
  const nameOf = await readPersonNames(recording)
  const clock = cached(clockQuery)
  let cast: Cast = castAfter(recording.people, recording.begin)
  const textOf = (action: Parameters<typeof stepText>[0]) => {
    const text = stepText(action, cast, nameOf)
    cast = castAfter(cast, [action])
    return text
  }
  const title = words().recordedAt(clock ? formatMoment(nowOf(clock)) : '')
  return { story: storyOf(recording, { title, textOf }) }
}

/**
 * Saves the draft among the own stories. A story of a team, and one whose file has changed since it was read, is saved as
 * a copy. Returns its key.
 */
export async function saveDraft(): Promise<string> {
  const draft = store.get(draftAtom)
  if (!draft) throw new ControlProblem(0, words().noDraft)
  const { of, story, text } = draft
  const isOwn = of.startsWith('data/')
  const isChanged = isOwn && text !== undefined && (await isOther(of, text))
  const name = isOwn ? fileNameOf(of) : storyFileName(nameOfTitle(story.title))
  const saved = await control.saveStoryline({ name, text: fileText(withoutEmptyPoints(story)) })
  // The new file is complete before the former one goes. It has the former key when that file is gone already.
  const key = isOwn && !isChanged && saved.key !== of ? await replaceFile(of, saved.key) : saved.key
  store.set(storyRecordingAtom, (recording) => (recording && recordingKey(recording) === of ? undefined : recording))
  closeDraft()
  await readAgain(ownStorylinesQuery, storylinesQuery)
  flash((isChanged ? words().savedBeside : words().saved)(fileNameOf(key)))
  return key
}

/** Whether a file holds another text, because somebody else has changed it. */
async function isOther(key: string, text: string): Promise<boolean> {
  const present = await readText(key).catch((problem: unknown) => {
    if (problem instanceof ControlProblem && problem.status === 404) return text
    throw problem
  })
  return present !== text
}

/** Drops the draft. The message restores it, and leaves the draft that is open by then. */
export function leaveDraft(show: Show): void {
  const of = store.get(draftAtom)?.of
  const restore = dropDraft()
  if (of === undefined || !restore) return
  const again = () => {
    leaveDraft(show)
    restore()
    show(of)
  }
  flash(words().dropped, 'good', [{ label: words().restore, run: again }])
}

/** A title has dots that end no name, and is one line. */
const nameOfTitle = (title: string) => storableName(title.replaceAll('.', ' ')).replace(/\s+/g, ' ')

async function replaceFile(former: string, saved: string): Promise<string> {
  await control.deleteStoryline({ key: former })
  return (await control.renameStoryline({ key: saved, name: fileNameOf(former) })).key
}
