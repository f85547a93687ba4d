import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Browser } from '@playwright/test'
import type { PhoneName } from '../../src/contract/rules/hosts.ts'
import type { Language } from '../../src/contract/rules/language.ts'
import { writtenCase } from '../../src/contract/storyline/export/written-case.ts'
import type { StorylineFile } from '../../src/contract/storyline/file.ts'
import { type PlayedScene, type Playing, playStoryline } from '../../src/contract/storyline/play-storyline.ts'
import { partsOf } from '../../src/contract/storyline/story-parts.ts'
import { nameOf } from '../tools/storylines/people.ts'
import type { StoryFolder } from '../tools/storylines/story-folder.ts'
import { BrowserPhones, waiting } from './browser-hands.ts'
import type { World } from './types.ts'

interface PlayedFile {
  readonly file: string
  readonly story: StorylineFile
  /** Of the written case. */
  readonly language: Language
  readonly folder: StoryFolder
  /** Folder for the written case and its pictures. */
  readonly out: string | undefined
  readonly warn: (line: string) => void
}

/** Plays a story on phones with pages. Pictures of each scene, also of a failed one, go into the written case in `out`; a
 * picture that can't be taken is missing there. */
export async function playInBrowser(
  { file, story, language, folder, out, warn }: PlayedFile,
  playing: Playing,
  { browser, world }: { readonly browser: Browser; readonly world: World },
): Promise<void> {
  const readBeside = (path: string, place: string) => folder.readBeside(path, place)
  const phones = new BrowserPhones({ browser, world, quiet: story.quiet ?? false, calls: playing.hands, readBeside })
  const { hands } = phones
  const name = basename(file, '.json')
  const parts = partsOf(story)
  const pictures = new Map<string, string[]>()
  try {
    for (const [phone, person] of Object.entries(story.people) as [PhoneName, string][]) {
      await phones.put(phone, person)
      // A phone for which the story opens no page shows the first page of the app.
      if (!story.begin.actions.some((action) => 'open' in action && action.phone === phone))
        await hands.open(phone, '/home')
    }
    let number = 0
    const report = async (scene: PlayedScene) => {
      const place = parts[number]?.place ?? ''
      if (out !== undefined && scene.outcome !== 'skipped') {
        const folderOfPictures = join(out, name)
        mkdirSync(folderOfPictures, { recursive: true })
        const taken: string[] = []
        // One after another, because a second picture slows the first.
        for (const phone of phones.names)
          try {
            writeFileSync(join(folderOfPictures, `${number}-${phone}.png`), await phones.picture(phone))
            taken.push(`${encodeURIComponent(name)}/${number}-${phone}.png`)
          } catch (cause) {
            const [reason = ''] = (cause as Error).message.split('\n')
            warn(`          no picture of phone ${phone}: ${reason}`)
          }
        pictures.set(place, taken)
      }
      number += 1
      await playing.report(scene)
    }
    await playStoryline(story, { ...playing, hands, witness: waiting(playing.witness), report })
    if (out !== undefined) writeFileSync(join(out, `${name}.md`), writtenCase(story, nameOf, language, pictures))
  } finally {
    await phones.close()
  }
}
