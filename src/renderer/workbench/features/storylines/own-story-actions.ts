import { readStorylineFile } from '../../../../contract/control/stories/own-stories.ts'
import { mostStorylineBytes } from '../../../../contract/storyline/file.ts'
import { attempt } from '../../hub/control/attempt.ts'
import { control, type ControlResponse, fetchControl } from '../../hub/control/call-control.ts'
import { ControlProblem } from '../../hub/control/control-problem.ts'
import { flash } from '../../hub/control/flash.ts'
import { storylinesQuery } from '../../hub/control/queries.ts'
import { ask, readAgain } from '../../hub/control/query-client.ts'
import { refusedFile } from '../../hub/control/refused-file.ts'
import { currentCopy } from '../../hub/language.ts'
import { storableName } from '../../hub/storable-name.ts'
import { chooseFile, saveBlob } from '../../parts/files.ts'
import { storylinesCopy } from './copy.ts'

/** Own story files, also those that are refused. Read again with each opening of the panel. */
export const ownStorylinesQuery = ask(['own-storylines'], () => control.listOwnStorylines(), {
  staleAfter: ['storylines'],
  staleTime: 0,
})

/** An own story file. */
export type OwnStory = ControlResponse<'listOwnStorylines'>['files'][number]

const words = () => currentCopy(storylinesCopy).own

/** Longest name of a story's file without ending; a copy gets a number behind it. */
const longestName = 70

/** File name of an own story without folder and ending. */
export const fileNameOf = (key: string) => key.slice(key.indexOf('/') + 1)

const refresh = () => readAgain(ownStorylinesQuery, storylinesQuery)

/** Why a story file can't be read. */
export const storyFaultText = (code: string): string =>
  new Map(Object.entries(words().faults)).get(code) ?? words().unreadable

/** Names the file in its refusal. */
const refusalOf = (name: string, problem: unknown): unknown =>
  refusedFile(problem, words().faults, (fault) => words().refused(name, fault))

/** Asks for a story file and saves it. */
export async function chooseStory(): Promise<void> {
  const file = await chooseFile('.json,application/json')
  if (file !== null) await addStory(file)
}

/** Saves a story file among the own stories. Throws ControlProblem with its name when it is refused. */
export async function addStory(file: File): Promise<void> {
  // Refused as the server would, before its content is read.
  if (file.size > mostStorylineBytes) throw refusalOf(file.name, new ControlProblem(422, '', '', 'too-long'))
  const name = storyFileName(file.name.replace(/\.json$/i, ''))
  const text = await file.text()
  const { key } = await control.saveStoryline({ name, text }).catch((problem: unknown) => {
    throw refusalOf(file.name, problem)
  })
  await refresh()
  flash(words().added(fileNameOf(key)))
}

/** A name for a story's file without ending. */
export const storyFileName = (name: string): string => storableName(name.slice(0, longestName)) || words().fileName

/** Renames a story file; returns its new key. */
export async function renameStory(key: string, name: string): Promise<string> {
  const renamed = await control.renameStoryline({ key, name })
  await refresh()
  flash(words().renamed(fileNameOf(renamed.key)))
  return renamed.key
}

export async function duplicateStory(key: string): Promise<void> {
  const copy = await control.duplicateStoryline({ key })
  await refresh()
  flash(words().duplicated(fileNameOf(copy.key)))
}

const fetchStory = (key: string) => fetchControl(readStorylineFile, { key })

/** Text of a story file. */
export const readStoryText = async (key: string): Promise<string> => (await fetchStory(key)).text()

/** Saves a story file where the user wants it. */
export async function exportStory(key: string): Promise<void> {
  saveBlob(`${fileNameOf(key)}.json`, await (await fetchStory(key)).blob())
}

/** Deletes a story file. The message offers to restore it. */
export async function deleteStory(key: string): Promise<void> {
  await control.deleteStoryline({ key })
  await refresh()
  flash(words().deleted(fileNameOf(key)), 'good', [
    { label: words().undo, run: () => void attempt(() => restoreStory(key)) },
  ])
}

async function restoreStory(key: string): Promise<void> {
  const restored = await control.restoreStoryline({ key })
  await refresh()
  flash(words().restored(fileNameOf(restored.key)))
}
