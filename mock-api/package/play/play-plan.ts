import { accessSync, constants, mkdirSync } from 'node:fs'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser } from '@playwright/test'
import type { Language } from '../../../src/contract/rules/language.ts'
import { OptionError, readLanguage } from '../../../src/contract/rules/start-options.ts'
import { storyTextsIn } from '../../../src/contract/storyline/story-parts.ts'
import type { Console } from '../console.ts'
import { findStories, type FoundStory } from './find-stories.ts'

/** A story to play, with its texts in the language of the reports. */
export interface StoryToPlay extends FoundStory {
  readonly language: Language
  /** Name of its files below the folder of the results, which no other story has. */
  readonly name: string
}

/** What a command line asks to play, and with what. */
export interface Plan {
  readonly stories: readonly StoryToPlay[]
  /** Folder of the results. */
  readonly out: string | undefined
  /** Where the phones' pages open; without it, only calls are made. */
  readonly browser: Browser | undefined
}

/** Reads arguments and stories, and starts the browser. Throws with one line. */
export async function readPlan(args: readonly string[], env: Console['env']): Promise<Plan> {
  const { values, positionals } = readArguments(args)
  const language = readLanguage(values.lang ?? 'ja')
  const found = await findStories(positionals, values.browser === true)
  const names = uniqueNames(found.map(({ file }) => basename(file, '.json')))
  const stories = found.map((one, index) => ({
    ...one,
    language,
    name: names[index] as string,
    story: storyTextsIn(language, one.story),
  }))
  if (values.out !== undefined) makeResultFolder(values.out)
  const browser = values.browser ? await (await import('./launch-chromium.ts')).launchChromium(env) : undefined
  return { stories, out: values.out, browser }
}

/** Numbers names that are there already: two folders may have a story of the same name. */
function uniqueNames(wanted: readonly string[]): string[] {
  const taken = new Set<string>()
  return wanted.map((name) => {
    let free = name
    for (let count = 2; taken.has(free); count += 1) free = `${name} ${count}`
    taken.add(free)
    return free
  })
}

/** Makes the folder of the results before anything is played. Throws OptionError. */
function makeResultFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true })
    accessSync(path, constants.W_OK)
  } catch (cause) {
    throw new OptionError(`Failed to write into ${path}: ${(cause as Error).message}. Name another folder with --out.`)
  }
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { out: { type: 'string' }, browser: { type: 'boolean' }, lang: { type: 'string' } },
      allowPositionals: true,
    })
  } catch (cause) {
    throw new OptionError(`Failed to play: ${(cause as Error).message}. See yoimachi --help.`)
  }
}
