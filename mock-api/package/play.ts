import { mkdirSync, writeFileSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser } from '@playwright/test'
import { junitFile } from '../../src/contract/files/junit.ts'
import type { Language } from '../../src/contract/rules/language.ts'
import { OptionError, readLanguage, startDefaults } from '../../src/contract/rules/start-options.ts'
import { serverWitness } from '../../src/contract/storyline/ask-server.ts'
import type { StorylineFile } from '../../src/contract/storyline/file.ts'
import { actionText } from '../../src/contract/storyline/perform.ts'
import { type PlayedScene, playStoryline } from '../../src/contract/storyline/play-storyline.ts'
import { pageActionIn, partsOf, storyTextsIn } from '../../src/contract/storyline/story-parts.ts'
import { builtPages } from '../server/built-pages.ts'
import { knownNames } from '../tools/storylines/built-in.ts'
import { emailOf } from '../tools/storylines/people.ts'
import { StoryFolder } from '../tools/storylines/story-folder.ts'
import { openClient } from './client.ts'
import type { Console } from './ctl.ts'
import { missingPages, startOwnServer } from './own-server.ts'
import { askServer, callHands } from './story-server.ts'

/** A story of the command line. */
interface Found {
  /** As given. */
  readonly file: string
  /** With its texts in the language of the reports. */
  readonly story: StorylineFile
  readonly language: Language
  readonly folder: StoryFolder
}

const resultName = 'stories.xml'

/**
 * `yoimachi play FILE… [--browser] [--out DIR] [--lang ja|en]`: plays stories, or all of a folder, each in its own world. Without a
 * browser it makes the calls of the actions and checks what is expected of calls and mails; with `--browser` it plays all
 * of it. Writes into DIR `stories.xml` (JUnit), and with a browser a written case with pictures of each scene. Exit codes:
 * 0 all hold, 1 one fails, 2 wrong arguments, no browser or a file that cannot be played so; then nothing is played.
 */
export async function play(
  args: readonly string[],
  { print, warn, env = {} }: Pick<Console, 'print' | 'warn'> & Partial<Pick<Console, 'env'>>,
): Promise<number> {
  let found: readonly Found[]
  let out: string | undefined
  let browser: Browser | undefined
  try {
    const { values, positionals } = readArguments(args)
    out = values.out
    const language = readLanguage(values.lang ?? 'ja')
    const read = await findStories(positionals, values.browser === true)
    found = read.map((one) => ({ ...one, language, story: storyTextsIn(language, one.story) }))
    if (values.browser) browser = await (await import('./launch-chromium.ts')).launchChromium(env)
  } catch (cause) {
    warn((cause as Error).message)
    return 2
  }
  const played: { readonly name: string; readonly scenes: readonly PlayedScene[] }[] = []
  try {
    for (const one of found) {
      print(`${one.file}: ${one.story.title}`)
      played.push({ name: one.story.title, scenes: await playOne(one, { print, warn, browser, out }) })
    }
  } finally {
    await browser?.close()
  }
  const scenes = played.flatMap((one) => one.scenes)
  const count = (outcome: PlayedScene['outcome']) => scenes.filter((scene) => scene.outcome === outcome).length
  print(`${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`)
  if (out !== undefined) {
    mkdirSync(out, { recursive: true })
    writeFileSync(join(out, resultName), junitOf(played))
    print(`wrote ${join(out, resultName)}`)
  }
  return count('failed') > 0 ? 1 : 0
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { out: { type: 'string' }, browser: { type: 'boolean' }, lang: { type: 'string' } },
      allowPositionals: true,
    })
  } catch (cause) {
    throw new OptionError(`Failed to play: ${(cause as Error).message}`)
  }
}

/** Reads all files before the first is played. Throws with the file and the place. */
async function findStories(paths: readonly string[], hasPages: boolean): Promise<Omit<Found, 'language'>[]> {
  if (paths.length === 0)
    throw new OptionError('Name a story file or a folder of them: yoimachi play FILE [--browser] [--out DIR].')
  const found: Omit<Found, 'language'>[] = []
  for (const path of paths) {
    const info = await stat(path).catch((cause: Error) => {
      throw new OptionError(`Failed to play ${path}: ${cause.message}.`)
    })
    const isFolder = info.isDirectory()
    const names = isFolder
      ? (await readdir(path)).filter((name) => name.endsWith('.json')).toSorted()
      : [basename(path)]
    if (names.length === 0) throw new OptionError(`Failed to play ${path}: no story is in this folder.`)
    const folder = new StoryFolder(resolve(isFolder ? path : dirname(path)), knownNames, () => {})
    for (const name of names) found.push(await readOne(isFolder ? join(path, name) : path, name, folder))
    if (!hasPages) for (const { file, story } of found) requireCalls(file, story)
  }
  return found
}

async function readOne(file: string, name: string, folder: StoryFolder): Promise<Omit<Found, 'language'>> {
  const read = name.endsWith('.json') ? await folder.find(name.replace(/\.json$/, '')) : undefined
  if (!read) throw new OptionError(`Failed to play ${file}: a story is a file whose name ends with .json.`)
  if (read.problem) throw new OptionError(`${file}: ${read.problem.message}`)
  if (!read.story) throw new OptionError(`Failed to play ${file}: it holds no story.`)
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

interface Playing extends Pick<Console, 'print' | 'warn'> {
  /** Where the phones' pages open; without it, only calls are made. */
  readonly browser: Browser | undefined
  /** Folder for pictures. */
  readonly out: string | undefined
}

/** Plays a story. When its world or its phones fail, the scenes so far are followed by one that says so. */
async function playOne(found: Found, playing: Playing): Promise<PlayedScene[]> {
  const scenes: PlayedScene[] = []
  const take = (scene: PlayedScene) => {
    scenes.push(scene)
    report(scene, playing.print)
  }
  try {
    await playInWorld(found, playing, take)
  } catch (cause) {
    const failures = [`Failed to play the story to its end: ${(cause as Error).message}`]
    take({ title: 'end', outcome: 'failed', failures, held: 0, unchecked: [] })
  }
  return scenes
}

async function playInWorld(
  found: Found,
  { warn, browser, out }: Playing,
  take: (scene: PlayedScene) => void,
): Promise<void> {
  const { story, folder } = found
  const { world } = story
  const founding =
    'now' in world
      ? {
          now: world.now,
          seed: world.seed ?? startDefaults.seed,
          members: world.members ?? startDefaults.members,
          ...(world.scenario !== null && { scenario: world.scenario }),
        }
      : { members: 0 }
  const capsule = 'capsule' in world ? await folder.readBeside(world.capsule, 'world.capsule') : undefined
  const pages = browser && { ...builtPages(), missingPages }
  const { server, end } = await startOwnServer(founding, { ownsProcess: false, ...pages })
  try {
    const { url, port } = server
    const client = await openClient({ name: '', url, port, close: end })
    if (capsule) await client.openCapsule(capsule)
    await client.clock.freeze()
    const playing = { hands: callHands(url), witness: serverWitness(askServer(url)), emailOf, report: take }
    if (browser) {
      const { playInBrowser } = await import('./play-in-browser.ts')
      await playInBrowser({ ...found, out, warn }, playing, { browser, world: client })
    } else await playStoryline(story, playing)
  } finally {
    await end()
  }
}

const marks = { passed: 'ok     ', failed: 'FAILED ', skipped: 'skipped' } as const
const nameOf = ({ title }: PlayedScene) => (title === '' ? 'begin' : title)

function report(scene: PlayedScene, print: Console['print']): void {
  print(`  ${marks[scene.outcome]} ${nameOf(scene)}${scene.held > 0 ? ` (${scene.held} expected)` : ''}`)
  for (const failure of scene.failures) print(`          ${failure}`)
  for (const place of scene.unchecked) print(`          not checked, needs a page: ${place}`)
}

const junitOf = (played: readonly { readonly name: string; readonly scenes: readonly PlayedScene[] }[]) =>
  junitFile(
    'yoimachi play',
    played.map(({ name, scenes }) => ({
      name,
      cases: scenes.map((scene) => ({
        name: nameOf(scene),
        ...(scene.outcome === 'failed' && { failure: scene.failures.join('; ') }),
        ...(scene.outcome === 'skipped' && { skipped: true }),
        ...(scene.unchecked.length > 0 && { output: `Not checked, needs a page:\n${scene.unchecked.join('\n')}` }),
      })),
    })),
  )
