import { control } from '../../../hub/control/call-control.ts'
import { ControlProblem } from '../../../hub/control/control-problem.ts'
import { flash } from '../../../hub/control/flash.ts'
import { storylinesQuery } from '../../../hub/control/queries.ts'
import { readAgain } from '../../../hub/control/query-client.ts'
import { currentCopy } from '../../../hub/language.ts'
import { recordingKey } from '../../../hub/recording/recorded-steps.ts'
import { storyRecordingAtom } from '../../../hub/recording/recording.ts'
import { fileText } from '../../../hub/recording/story-of-recording.ts'
import { store } from '../../../hub/state.ts'
import { storableName } from '../../../hub/storable-name.ts'
import { storylinesCopy } from '../copy.ts'
import { fileNameOf, ownStorylinesQuery, readStoryText, storyFileName } from '../own-story-actions.ts'
import { closeDraft, draftAtom } from './draft.ts'
import { withoutEmptyPoints } from './edit-story.ts'

/**
 * Saves the draft among the own stories. A story of a team, and one whose file has changed since it was read, is saved as
 * a copy. Returns its key.
 */
export async function saveDraft(): Promise<string> {
  const words = currentCopy(storylinesCopy).editor
  const draft = store.get(draftAtom)
  if (!draft) throw new ControlProblem(0, words.noDraft)
  const { of, story, text } = draft
  const isOwn = of.startsWith('data/')
  const isChanged = isOwn && text !== undefined && (await hasOtherText(of, text))
  const name = isOwn ? fileNameOf(of) : storyFileName(nameOfTitle(story.title))
  const savedText = fileText(withoutEmptyPoints(story))
  const saved = await control.saveStoryline({ name, text: savedText })
  // The new file is complete before the former one goes. It has the former key when that file is gone already.
  const key = isOwn && !isChanged && saved.key !== of ? await replaceFile(of, saved.key) : saved.key
  store.set(storyRecordingAtom, (recording) => (recording && recordingKey(recording) === of ? undefined : recording))
  // What was edited meanwhile stays open, as edits of the saved file.
  if (store.get(draftAtom) === draft) closeDraft()
  else store.set(draftAtom, (now) => (now?.of === of ? { ...now, of: key, text: savedText } : now))
  await readAgain(ownStorylinesQuery, storylinesQuery)
  flash((isChanged ? words.savedBeside : words.saved)(fileNameOf(key)))
  return key
}

/** Whether a file has another text, because somebody else has changed it. A file that is gone has none. */
async function hasOtherText(key: string, text: string): Promise<boolean> {
  const present = await readStoryText(key).catch((problem: unknown) => {
    if (problem instanceof ControlProblem && problem.status === 404) return text
    throw problem
  })
  return present !== text
}

/** A title has dots that end no name, and is one line. */
const nameOfTitle = (title: string) => storableName(title.replaceAll('.', ' ')).replace(/\s+/g, ' ')

/** Puts a saved file in the place of the former one. Returns its key. */
async function replaceFile(former: string, saved: string): Promise<string> {
  await control.deleteStoryline({ key: former })
  return (await control.renameStoryline({ key: saved, name: fileNameOf(former) })).key
}
