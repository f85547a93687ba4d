import type { StoryPlace } from '../../src/contract/control/history.ts'
import type { StagePhones } from '../../src/contract/control/stage-phones.ts'
import * as calls from '../../src/contract/control/storylines.ts'
import { reasonText } from '../../src/contract/rules/file-reasons.ts'
import type { PhoneName } from '../../src/contract/rules/hosts.ts'
import { startDefaults } from '../../src/contract/rules/start-options.ts'
import { tokyoIso } from '../../src/contract/rules/tokyo-time.ts'
import type { StoryAction } from '../../src/contract/storyline/actions.ts'
import { CallRefused, isExpected } from '../../src/contract/storyline/hands.ts'
import { actionText, perform } from '../../src/contract/storyline/perform.ts'
import { fillPage } from '../../src/contract/storyline/placeholders.ts'
import { needsStage, pageActionIn, partsOf, type StoryPart } from '../../src/contract/storyline/story-parts.ts'
import type { WorldState } from '../history/moment-tree.ts'
import type { Runtime } from '../runtime.ts'
import { openCapsule } from '../tools/capsule/open-capsule.ts'
import { builtInText, scenarioOf, type Storyline } from '../tools/storylines/built-in.ts'
import { emailOf, nameOf } from '../tools/storylines/people.ts'
import type { OwnStory } from '../tools/storylines/storylines.ts'
import { ControlError, requireFound } from './control-error.ts'
import {
  type ControlContext,
  type ControlRoute,
  defineControlRoute,
  readBody,
  readInstant,
} from './define-control-route.ts'
import { idsOf, serverHands } from './server-hands.ts'
import { foundAgain } from './world-routes.ts'

/** Storylines: a world with people, pages and a time, and steps forward and back. */
export const storylineRoutes: readonly ControlRoute[] = [
  defineControlRoute(calls.listStorylines, async (_, { storylines }) => (await storylines.list()).map(storylineView)),

  defineControlRoute(calls.startStoryline, async ({ key, onStage }, context) => {
    const storyline = await getStoryline(key, context)
    const [begin] = partsOf(storyline)
    const place = { key, step: 0 }
    if (onStage && needsStage(begin)) {
      await foundWorld(storyline, context, place)
      context.announce('world')
      return putScene(context, { ...sceneAt(context.runtime, storyline, 0), pages: {} })
    }
    requireCalls(begin)
    await foundWorld(storyline, context, place)
    await play(context, begin.actions, storyline.title, place)
    context.announce('world')
    return showScene(context, storyline, 0)
  }),

  defineControlRoute(calls.nextStep, async (_, context) => {
    const { announce } = context
    requireNoScene(context)
    const { storyline, step } = await underWay(context)
    // The beginning is the first part.
    const next = partsOf(storyline)[step + 1]
    if (!next) throw new ControlError('last-step', 'Failed to go on: that was the last step. Start another storyline.')
    requireCalls(next)
    try {
      await play(context, next.actions, next.title, { key: storyline.key, step: step + 1 })
    } catch (cause) {
      // A failed step is undone as a whole: another change may have removed what it needs.
      await context.runtime.history.undoStep(step + 1)
      announce('world')
      throw cause
    }
    announce('acted')
    announce('clock')
    return showScene(context, storyline, step + 1)
  }),

  defineControlRoute(calls.previousStep, async (_, context) => {
    const { storyline, step } = await underWay(context)
    let phones: StagePhones | undefined
    const found = ({ stage }: WorldState) => {
      phones = stage?.phones
    }
    if (step === 0 || !(await context.runtime.history.undoStep(step, found)))
      throw new ControlError('first-step', 'Failed to go back: this is the beginning of the storyline.')
    context.announce('world')
    const scene = sceneAt(context.runtime, storyline, step - 1)
    return putScene(context, phones && hasHands(storyline, step - 1) ? showing(scene, phones) : scene)
  }),

  defineControlRoute(calls.listOwnStorylines, async (_, { storylines }) => ({
    folders: storylines.places(),
    files: (await storylines.own()).map(ownView),
  })),
  defineControlRoute(calls.saveStoryline, async ({ name, text }, { storylines }) => ({
    key: await storylines.save(name, text),
  })),
  defineControlRoute(calls.saveBesideStorylines, async ({ name }, { c, storylines }) => ({
    file: await storylines.saveBeside(name, await readBody(c, calls.mostBytesBeside)),
  })),
  defineControlRoute(calls.readStorylineFile, async ({ key }, { c, storylines }) => {
    const content = requireOwn(await storylines.content(key), key)
    return c.body(new Uint8Array(content), 200, { 'Content-Type': 'text/plain; charset=utf-8' })
  }),
  defineControlRoute(calls.exportStoryline, async ({ key, form, language }, context) => {
    const storyline = await getStoryline(key, context)
    if (form === 'story') {
      const text = builtInText(key) ?? String(requireOwn(await context.storylines.content(key), key))
      return { name: `${key.replace(/^.*\//, '')}.json`, text }
    }
    const { exportStory } = await import('../../src/contract/storyline/export/export-story.ts')
    return exportStory(storyline, { key, form, nameOf, language })
  }),
  defineControlRoute(calls.renameStoryline, async ({ key, name }, { storylines }) => {
    const renamed = requireOwn(await storylines.rename(key, name), key)
    if (renamed === null)
      throw new ControlError('story-named', `Failed to rename ${key}: there is a story ${name}. Choose another name.`)
    return { key: renamed }
  }),
  defineControlRoute(calls.duplicateStoryline, async ({ key }, { storylines }) => ({
    key: requireOwn(await storylines.duplicate(key), key),
  })),
  defineControlRoute(calls.deleteStoryline, async ({ key }, { storylines }) => ({
    success: requireOwn(await storylines.remove(key), key),
  })),
  defineControlRoute(calls.restoreStoryline, async ({ key }, { storylines }) => ({
    key: requireOwn(await storylines.restore(key), key),
  })),
]

const requireOwn = <T>(found: T | undefined, key: string): T =>
  requireFound(found, 'unknown-storyline', `Failed to find ${key}: see GET /__control/storylines/own.`)

/** Throws when a window plays a scene. @param player the window that may */
export function requireNoScene({ runtime }: ControlContext, player?: string): void {
  const playing = runtime.history.player
  if (playing === undefined || playing === player) return
  throw new ControlError('scene-played', 'Failed to go on: a window plays the scene. Wait for its end, or go back.')
}

/** Throws before anything is changed when an action needs a page. */
function requireCalls(part: StoryPart): void {
  const found = pageActionIn(part)
  if (!found) return
  throw new ControlError(
    'needs-page',
    `Failed to ${actionText(found.action)}: it needs a page on a phone, and the server makes calls only.`,
    found.place,
  )
}

/** Replaces the world by that of a story, with a stopped clock. */
async function foundWorld(storyline: Storyline, context: ControlContext, place: StoryPlace): Promise<void> {
  const { runtime, storylines } = context
  const { world } = storyline
  if ('capsule' in world) {
    const bytes = await storylines.readBeside(storyline, world.capsule, 'world.capsule')
    await openCapsule(context, bytes, place)
    return
  }
  const { scenario, now, seed, members = startDefaults.members } = world
  const options = { scenario: scenario ?? undefined, now: readInstant(now), seed, members }
  const found = async () => {
    // Without its founding, because the beginning of a story may change the world.
    const { founding: _founding, ...founded } = await foundAgain(runtime, options)
    return { ...founded, pace: { mode: 'frozen' as const, speed: 1 } }
  }
  await runtime.replaceWorld('storyline', found, place)
}

/** Puts the people and pages of a step on the phones of every workbench (D-141). */
function showScene(context: ControlContext, storyline: Storyline, step: number): calls.Scene {
  const scene = sceneAt(context.runtime, storyline, step)
  if (!hasHands(storyline, step)) return putScene(context, scene)
  const { stage } = context.runtime.history
  const phones = phonesOf(scene)
  for (const action of partsOf(storyline)[step]?.actions ?? [])
    if ('open' in action || 'become' in action) stage.put({ [action.phone]: phones[action.phone] })
  return showing(scene, stage.people)
}

/** Whether hands act on pages up to a step. They may go elsewhere than the actions of the file say. */
const hasHands = (storyline: Storyline, step: number): boolean =>
  partsOf(storyline)
    .slice(0, step + 1)
    .some(needsStage)

/** A scene with the people and pages that phones show. */
const showing = (scene: calls.Scene, phones: StagePhones): calls.Scene => ({
  ...scene,
  cast: mapValues(phones, ({ email }) => email),
  pages: mapValues(phones, ({ page }) => page),
})

function putScene({ runtime }: ControlContext, scene: calls.Scene): calls.Scene {
  runtime.history.stage.put(phonesOf(scene))
  return scene
}

const phonesOf = ({ cast, pages }: calls.Scene): StagePhones =>
  mapValues(cast, (email, phone) => ({ email, page: pages[phone] ?? '/home' }))

/** Runs actions one after another as one moment. */
async function play(
  context: ControlContext,
  actions: readonly StoryAction[],
  title: string,
  place: StoryPlace,
): Promise<void> {
  const hands = serverHands(context)
  const work = async () => {
    for (const action of actions)
      await perform(action, hands).catch((cause: unknown) => {
        // The response of the service says why, as in an act of the operator.
        if (!isExpected(action, cause)) throw cause instanceof CallRefused ? cause.cause : cause
      })
  }
  const cause = { kind: 'step', subject: title, phone: null, memberId: null } as const
  if (place.step > 0) return context.runtime.history.inStep(cause, place, work)
  return context.runtime.history.inPresent(work)
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

/** People and pages after a step. A phone stays where an earlier step put it. */
function sceneAt({ store: { world }, time }: Runtime, storyline: Storyline, step: number): calls.Scene {
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

function storylineView(storyline: Storyline) {
  const { key, title, text, en, people, world, quiet, begin, scenes } = storyline
  return {
    key,
    source: storyline.source ?? null,
    title,
    text,
    en: { ...en, ...begin.en },
    scenario: scenarioOf(storyline) ?? null,
    cast: mapValues(people, (person) => ({ email: emailOf(person), name: nameOf(person) })),
    now: 'capsule' in world ? null : tokyoIso(readInstant(world.now)),
    quiet: quiet ?? null,
    caption: begin.caption,
    notes: begin.notes,
    byHand: needsStage(begin),
    steps: scenes.map(({ actions, ...texts }) => ({
      ...texts,
      byHand: needsStage({ actions }),
    })),
  }
}

function ownView({ key, source, name, story, problem }: OwnStory) {
  return {
    key,
    source,
    name,
    title: story?.title ?? null,
    problem: !problem
      ? null
      : {
          code: problem.code,
          place: problem.place,
          text: reasonText(problem.why),
          reason: problem.reason,
        },
  }
}

function mapValues<Key extends string, From, To>(
  record: Readonly<Partial<Record<Key, From>>>,
  change: (value: From, key: Key) => To,
): Partial<Record<Key, To>> {
  const entries = Object.entries(record) as [Key, From][]
  return Object.fromEntries(entries.map(([key, value]) => [key, change(value, key)])) as Partial<Record<Key, To>>
}
