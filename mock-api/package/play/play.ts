import { accessSync, constants, mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser } from '@playwright/test'
import type { Language } from '../../../src/contract/rules/language.ts'
import { OptionError, readLanguage, startDefaults } from '../../../src/contract/rules/start-options.ts'
import { serverWitness } from '../../../src/contract/storyline/ask-server.ts'
import { type PlayedScene, playStoryline } from '../../../src/contract/storyline/play-storyline.ts'
import { storyTextsIn } from '../../../src/contract/storyline/story-parts.ts'
import { builtPages } from '../../server/built-pages.ts'
import { emailOf } from '../../tools/storylines/people.ts'
import { openClient } from '../client.ts'
import type { Console } from '../console.ts'
import { missingPages, startOwnServer } from '../own-server.ts'
import { askServer, callHands } from '../story-server.ts'
import { findStories, type FoundStory } from './find-stories.ts'
import { report, junitOf } from './report.ts'

/** A story to play, with its texts in the language of the reports. */
interface StoryToPlay extends FoundStory {
  readonly language: Language
  /** Name of its files below the folder of the results, which no other story has. */
  readonly name: string
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
  let plan: Plan
  try {
    plan = await readPlan(args, env)
  } catch (cause) {
    warn((cause as Error).message)
    return 2
  }
  const { stories, out, browser } = plan
  const played: { readonly name: string; readonly scenes: readonly PlayedScene[] }[] = []
  try {
    for (const one of stories) {
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
    writeFileSync(join(out, resultName), junitOf(played))
    print(`wrote ${join(out, resultName)}`)
  }
  return count('failed') > 0 ? 1 : 0
}

/** What a command line asks to play, and with what. */
interface Plan {
  readonly stories: readonly StoryToPlay[]
  /** Folder of the results. */
  readonly out: string | undefined
  /** Where the phones' pages open; without it, only calls are made. */
  readonly browser: Browser | undefined
}

/** Reads arguments and stories, and starts the browser. Throws with one line before anything is played. */
async function readPlan(args: readonly string[], env: Console['env']): Promise<Plan> {
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

type Playing = Pick<Console, 'print' | 'warn'> & Pick<Plan, 'out' | 'browser'>

/** Plays a story. When its world or its phones fail, the scenes so far are followed by one that says so. */
async function playOne(found: StoryToPlay, playing: Playing): Promise<PlayedScene[]> {
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
  found: StoryToPlay,
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
