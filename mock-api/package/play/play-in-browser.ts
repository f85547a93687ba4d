import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import type { PhoneName } from '../../../src/contract/rules/hosts.ts'
import type { Language } from '../../../src/contract/rules/language.ts'
import { writtenCase } from '../../../src/contract/storyline/export/written-case.ts'
import type { StorylineFile } from '../../../src/contract/storyline/file.ts'
import type { Witness, Mark } from '../../../src/contract/storyline/hands.ts'
import { type PlayedScene, type Playing, playStoryline } from '../../../src/contract/storyline/play-storyline.ts'
import { partsOf } from '../../../src/contract/storyline/story-parts.ts'
import { nameOf } from '../../tools/storylines/people.ts'
import type { StoryFolder } from '../../tools/storylines/story-folder.ts'
import { longestWaitMs } from '../phone-pages.ts'
import type { World } from '../types.ts'
import { BrowserPhones } from './browser-hands.ts'

interface PlayedFile {
  /** Name of the written case, and of the folder of its pictures. */
  readonly name: string
  readonly story: StorylineFile
  /** Of the written case. */
  readonly language: Language
  readonly folder: StoryFolder
  /** Folder for the written case and its pictures. */
  readonly out: string | undefined
  readonly warn: (line: string) => void
}

/**
 * Plays a story on phones with pages. Pictures of each scene, also of a failed one, go into the written case in `out`; a
 * picture that can't be taken is missing there.
 */
export async function playInBrowser(
  { name, story, language, folder, out, warn }: PlayedFile,
  playing: Playing,
  { browser, world }: { readonly browser: Browser; readonly world: World },
): Promise<void> {
  const readBeside = (path: string, place: string) => folder.readBeside(path, place)
  const phones = new BrowserPhones({ browser, world, quiet: story.quiet ?? false, calls: playing.hands, readBeside })
  const { hands } = phones
  const places = partsOf(story).map(({ place }) => place)
  const pictures = new Map<string, string[]>()
  try {
    await putPeople(story, phones)
    const reported: PlayedScene[] = []
    const report = async (scene: PlayedScene) => {
      const number = reported.push(scene) - 1
      if (out !== undefined && scene.outcome !== 'skipped')
        pictures.set(places[number] ?? '', await takePictures(phones, { out, name, number, warn }))
      await playing.report(scene)
    }
    await playStoryline(story, { ...playing, hands, witness: waiting(playing.witness), report })
    if (out !== undefined) writeFileSync(join(out, `${name}.md`), writtenCase(story, nameOf, language, pictures))
  } finally {
    await phones.close()
  }
}

/** Puts the people of a story on their phones. One without a page of its own shows the first page of the app. */
async function putPeople({ people, begin }: StorylineFile, phones: BrowserPhones): Promise<void> {
  const opened = new Set(begin.actions.map((action) => ('open' in action ? action.phone : undefined)))
  for (const [phone, person] of Object.entries(people) as [PhoneName, string][]) {
    await phones.put(phone, person)
    if (!opened.has(phone)) await phones.hands.open(phone, '/home')
  }
}

interface PicturesOfScene extends Pick<PlayedFile, 'warn'> {
  readonly out: string
  /** Name of the folder below `out`. */
  readonly name: string
  /** Number of the scene, from 0. */
  readonly number: number
}

/** Takes a picture of each phone. Returns their addresses for the written case. */
async function takePictures(phones: BrowserPhones, { out, name, number, warn }: PicturesOfScene): Promise<string[]> {
  const folder = join(out, name)
  const taken: string[] = []
  // One after another, because a second picture slows the first.
  for (const phone of phones.names) {
    const picture = `${number}-${phone}.png`
    try {
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, picture), await phones.picture(phone))
      taken.push(`${encodeURIComponent(name)}/${picture}`)
    } catch (cause) {
      const [reason = ''] = (cause as Error).message.split('\n')
      warn(`          no picture of phone ${phone}: ${reason}`)
    }
  }
  return taken
}

/** Reading the record costs more than a look at a page. */
const readMs = 250

/** Lets expectations of calls and mails wait, because a page makes its calls after an action. */
function waiting(witness: Witness): Witness {
  const begun = new WeakMap<Mark, number>()
  return {
    ...witness,
    async later(since) {
      const start = begun.get(since) ?? performance.now()
      begun.set(since, start)
      await setTimeout(readMs)
      return performance.now() - start < longestWaitMs
    },
  }
}
