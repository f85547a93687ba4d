import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { expect, onTestFinished, test } from 'vitest'
import { openClient } from '../../../mock-api/package/client.ts'
import { startOwnServer } from '../../../mock-api/package/own-server.ts'
import { playInBrowser } from '../../../mock-api/package/play/play-in-browser.ts'
import { askServer, callHands } from '../../../mock-api/package/story-server.ts'
import { makeTemporaryFolder } from '../../../mock-api/temporary-folder.ts'
import { readOwnStory } from '../../../mock-api/tools/storylines/built-in.ts'
import { emailOf } from '../../../mock-api/tools/storylines/people.ts'
import { StoryFolder } from '../../../mock-api/tools/storylines/story-folder.ts'
import type { PlayedScene } from '../../../src/contract/storyline/play-storyline.ts'
import { serverWitness } from '../../../src/contract/storyline/server-witness.ts'

/** Stands in for a browser whose pages of phone b cannot be pictured. */
function browserWithoutPictures(origins: { readonly b: string }): Browser {
  const newContext = async ({ baseURL }: { baseURL: string }) => {
    const context = { addInitScript: async () => {}, close: async () => {}, newPage: async () => page }
    const page = {
      context: () => context,
      setDefaultTimeout: () => {},
      goto: async () => {},
      screenshot: async () => {
        if (baseURL === origins.b) throw new Error('page.screenshot: Timeout 60000ms exceeded.\nCall log:')
        return Buffer.from('picture')
      },
    }
    return context
  }
  return { newContext } as unknown as Browser
}

test('a picture that cannot be taken is named, and the story is played and written without it', async () => {
  const { server, end } = await startOwnServer({ members: 0 }, { ownsProcess: false })
  onTestFinished(end)
  const { url, port } = server
  const out = await makeTemporaryFolder('pictures')
  const world = await openClient({ name: '', url, port, close: end })
  const story = readOwnStory(
    JSON.stringify({
      version: 1,
      title: '二人',
      world: { now: '2026-11-20T20:00', members: 0 },
      people: { a: 'woman', b: 'man' },
      scenes: [{ title: '待つ', actions: [] }],
    }),
  )
  const lines: string[] = []
  const scenes: PlayedScene[] = []
  await playInBrowser(
    {
      name: 'two',
      story,
      language: 'ja',
      folder: new StoryFolder(out, () => {}),
      out,
      warn: (line) => lines.push(line),
    },
    {
      hands: callHands(url),
      witness: serverWitness(askServer(url)),
      emailOf,
      report: (scene) => {
        scenes.push(scene)
      },
    },
    { browser: browserWithoutPictures(world.phones), world },
  )
  expect(scenes.map(({ outcome }) => outcome)).toEqual(['passed', 'passed'])
  const missing = '          no picture of phone b: page.screenshot: Timeout 60000ms exceeded.'
  expect(lines).toEqual([missing, missing])
  expect(readdirSync(join(out, 'two')).toSorted()).toEqual(['0-a.png', '1-a.png'])
  const written = readFileSync(join(out, 'two.md'), 'utf8')
  expect(written).toContain('two/1-a.png')
  expect(written).not.toContain('-b.png')
})
