import { startDefaults } from '../../../src/contract/rules/start-options.ts'
import type { StorylineFile } from '../../../src/contract/storyline/file.ts'
import { type PlayedScene, playStoryline } from '../../../src/contract/storyline/play-storyline.ts'
import { serverWitness } from '../../../src/contract/storyline/server-witness.ts'
import { builtPages } from '../../server/built-pages.ts'
import { emailOf } from '../../tools/storylines/people.ts'
import { openClient } from '../client.ts'
import type { Console } from '../console.ts'
import { missingPages, startOwnServer } from '../own-server.ts'
import { askServer, callHands } from '../story-server.ts'
import type { WorldOptions } from '../types.ts'
import type { Plan, StoryToPlay } from './play-plan.ts'
import { report } from './report.ts'

type Playing = Pick<Console, 'print' | 'warn'> & Pick<Plan, 'out' | 'browser'>

/** Plays a story. When its world or its phones fail, the scenes so far are followed by one that says so. */
export async function playStory(found: StoryToPlay, playing: Playing): Promise<PlayedScene[]> {
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
  const capsule = 'capsule' in world ? await folder.readBeside(world.capsule, 'world.capsule') : undefined
  const pages = browser && { ...builtPages(), missingPages }
  const { server, end } = await startOwnServer(foundingOf(world), { ownsProcess: false, ...pages })
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

/** How the world of a story is founded; one from a capsule replaces an empty town. */
function foundingOf(world: StorylineFile['world']): WorldOptions {
  if ('capsule' in world) return { members: 0 }
  const { now, seed = startDefaults.seed, members = startDefaults.members, scenario } = world
  return { now, seed, members, ...(scenario !== null && { scenario }) }
}
