import { stat, readdir } from 'node:fs/promises'
import { basename, resolve, dirname, join } from 'node:path'
import { OptionError } from '../../../src/contract/rules/start-options.ts'
import type { StorylineFile } from '../../../src/contract/storyline/file.ts'
import { actionText } from '../../../src/contract/storyline/perform.ts'
import { partsOf, pageActionIn } from '../../../src/contract/storyline/story-parts.ts'
import { StoryFolder } from '../../tools/storylines/story-folder.ts'

/** A story of the command line. */
export interface FoundStory {
  /** As given. */
  readonly file: string
  readonly story: StorylineFile
  readonly folder: StoryFolder
}

const nameOne = 'Name a story file, or a folder of them.'

/**
 * Reads all files before the first is played. Throws with the file and the place.
 * @param hasPages whether actions on pages can be played
 */
export async function findStories(paths: readonly string[], hasPages: boolean): Promise<FoundStory[]> {
  if (paths.length === 0)
    throw new OptionError('Name a story file or a folder of them: yoimachi play FILE [--browser] [--out DIR].')
  const found: FoundStory[] = []
  for (const path of paths) found.push(...(await storiesAt(path)))
  if (!hasPages) for (const { file, story } of found) requireCalls(file, story)
  return found
}

/** Reads a story file, or all stories of a folder. */
async function storiesAt(path: string): Promise<FoundStory[]> {
  const info = await stat(path).catch((cause: Error) => {
    throw new OptionError(`Failed to play ${path}: ${cause.message}. ${nameOne}`)
  })
  if (!info.isDirectory()) return [await readOne(path, basename(path), openFolder(dirname(path)))]
  const names = (await readdir(path)).filter((name) => name.endsWith('.json')).toSorted()
  if (names.length === 0) throw new OptionError(`Failed to play ${path}: no story is in this folder. ${nameOne}`)
  const folder = openFolder(path)
  const stories: FoundStory[] = []
  for (const name of names) stories.push(await readOne(join(path, name), name, folder))
  return stories
}

const openFolder = (path: string) => new StoryFolder(resolve(path), () => {})

async function readOne(file: string, name: string, folder: StoryFolder): Promise<FoundStory> {
  const read = name.endsWith('.json') ? await folder.find(name.replace(/\.json$/, '')) : undefined
  if (!read) throw new OptionError(`Failed to play ${file}: a story is a file whose name ends with .json. ${nameOne}`)
  if (read.problem) throw new OptionError(`${file}: ${read.problem.message}`)
  if (!read.story) throw new OptionError(`Failed to play ${file}: it holds no story. ${nameOne}`)
  return { file, story: read.story, folder }
}

/** Throws for an action that needs a page. */
function requireCalls(file: string, story: StorylineFile): void {
  for (const part of partsOf(story)) {
    const found = pageActionIn(part)
    if (found)
      throw new OptionError(
        `${file}: Failed to ${actionText(found.action)}: ${found.place} needs a page, and this command makes calls only. Play the story with --browser, or in the workbench.`,
      )
  }
}
