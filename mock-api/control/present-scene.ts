import type { StagePhones } from '../../src/contract/control/stage-phones.ts'
import type * as calls from '../../src/contract/control/storylines.ts'
import type { PhoneName } from '../../src/contract/rules/hosts.ts'
import { tokyoIso } from '../../src/contract/rules/tokyo-time.ts'
import { fillPage } from '../../src/contract/storyline/placeholders.ts'
import { needsStage, partsOf } from '../../src/contract/storyline/story-parts.ts'
import type { Runtime } from '../runtime.ts'
import type { Storyline } from '../tools/storylines/built-in.ts'
import { emailOf } from '../tools/storylines/people.ts'
import { ControlError, requireFound } from './control-error.ts'
import type { ControlContext } from './define-control-route.ts'
import { idsOf } from './server-hands.ts'

/** Throws when a window plays a scene. @param player the window that may */
export function requireNoScene({ runtime }: ControlContext, player?: string): void {
  const playing = runtime.history.player
  if (playing === undefined || playing === player) return
  throw new ControlError('scene-played', 'Failed to go on: a window plays the scene. Wait for its end, or go back.')
}

export async function getStoryline(key: string, { storylines }: ControlContext): Promise<Storyline> {
  return requireFound(
    await storylines.find(key),
    'unknown-storyline',
    `Failed to start: there is no storyline ${key}. See GET /__control/storylines.`,
  )
}

/** The story that is under way, and its last step. */
export async function underWay(context: ControlContext): Promise<{ storyline: Storyline; step: number }> {
  const { story } = context.runtime.history.moments.present
  if (!story) throw new ControlError('no-storyline', 'Failed to go on: no storyline is under way. Start one.')
  return { storyline: await getStoryline(story.key, context), step: story.step }
}

/** Puts the people and pages of a step on the phones of every workbench (D-141). */
export function showScene(context: ControlContext, storyline: Storyline, step: number): calls.Scene {
  const scene = sceneAt(context.runtime, storyline, step)
  if (!hasHands(storyline, step)) return putScene(context, scene)
  const { stage } = context.runtime.history
  const phones = phonesOf(scene)
  for (const action of partsOf(storyline)[step]?.actions ?? [])
    if ('open' in action || 'become' in action) stage.put({ [action.phone]: phones[action.phone] })
  return showing(scene, stage.people)
}

/** Whether hands act on pages up to a step. They may go elsewhere than the actions of the file say. */
export const hasHands = (storyline: Storyline, step: number): boolean =>
  partsOf(storyline)
    .slice(0, step + 1)
    .some(needsStage)

/** A scene with the people and pages that phones show. */
export const showing = (scene: calls.Scene, phones: StagePhones): calls.Scene => ({
  ...scene,
  cast: mapValues(phones, ({ email }) => email),
  pages: mapValues(phones, ({ page }) => page),
})

export function putScene({ runtime }: ControlContext, scene: calls.Scene): calls.Scene {
  runtime.history.stage.put(phonesOf(scene))
  return scene
}

const phonesOf = ({ cast, pages }: calls.Scene): StagePhones =>
  mapValues(cast, (email, phone) => ({ email, page: pages[phone] ?? '/home' }))

/** People and pages after a step. A phone stays where an earlier step put it. */
export function sceneAt({ store: { world }, time }: Runtime, storyline: Storyline, step: number): calls.Scene {
  const { key, people, begin, scenes } = storyline
  const cast: Partial<Record<PhoneName, string | null>> = mapValues(people, emailOf)
  const pages: Partial<Record<PhoneName, string>> = {}
  for (const action of [begin, ...scenes.slice(0, step)].flatMap(({ actions }) => actions)) {
    if ('open' in action) pages[action.phone] = action.open
    else if ('become' in action) {
      cast[action.phone] = action.become === null ? null : emailOf(action.become)
      delete pages[action.phone]
    }
  }
  const ids = idsOf(world)
  return { key, step, now: tokyoIso(time.now()), cast, pages: mapValues(pages, (page) => fillPage(page, ids)) }
}

export function mapValues<Key extends string, From, To>(
  record: Readonly<Partial<Record<Key, From>>>,
  change: (value: From, key: Key) => To,
): Partial<Record<Key, To>> {
  const entries = Object.entries(record) as [Key, From][]
  return Object.fromEntries(entries.map(([key, value]) => [key, change(value, key)])) as Partial<Record<Key, To>>
}
