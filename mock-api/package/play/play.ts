import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PlayedScene } from '../../../src/contract/storyline/play-storyline.ts'
import type { Console } from '../console.ts'
import { type Plan, readPlan } from './play-plan.ts'
import { playStory } from './play-story.ts'
import { junitOf } from './report.ts'

const resultName = 'stories.xml'

/**
 * `yoimachi play FILE… [--browser] [--out DIR] [--lang ja|en]`: plays stories, or all of a folder, each in its own world.
 * Without a browser it makes the calls of the actions and checks what is expected of calls and mails; with `--browser` it
 * plays all of it. Writes into DIR `stories.xml` (JUnit), and with a browser a written case with pictures of each scene.
 * Exit codes: 0 all hold, 1 one fails, 2 wrong arguments, no browser or a file that cannot be played so; then nothing is
 * played.
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
      played.push({ name: one.story.title, scenes: await playStory(one, { print, warn, browser, out }) })
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
