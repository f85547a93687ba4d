import type { StoryPlace } from '../../src/contract/control/history.ts'
import * as calls from '../../src/contract/control/storylines.ts'
import { endpoints } from '../../src/contract/endpoints.ts'
import type { PhoneName } from '../../src/contract/rules/hosts.ts'
import { startDefaults } from '../../src/contract/rules/start-options.ts'
import { tokyoIso } from '../../src/contract/rules/tokyo-time.ts'
import { isPageAction, type StoryAction } from '../../src/contract/storyline/actions.ts'
import type { Hands } from '../../src/contract/storyline/hands.ts'
import { actionText, perform } from '../../src/contract/storyline/perform.ts'
import { fillPage, type StoryIds } from '../../src/contract/storyline/placeholders.ts'
import { playableCalls } from '../../src/contract/storyline/playable.ts'
import { pageActionIn, partsOf, type StoryPart } from '../../src/contract/storyline/story-parts.ts'
import { findPairing } from '../features/pairing/pairing.ts'
import type { Runtime } from '../runtime.ts'
import { openCapsule } from '../tools/capsule/open-capsule.ts'
import { scenarioOf, type Storyline } from '../tools/storylines/built-in.ts'
import { emailOf, nameOf, personaPassword } from '../tools/storylines/people.ts'
import type { OwnStory } from '../tools/storylines/storylines.ts'
import type { Member } from '../world/records/member.ts'
import type { World } from '../world/world.ts'
import { clockRoutes, parseInstant } from './clock-routes.ts'
import {
  ControlError,
  type ControlContext,
  type ControlRoute,
  defineControlRoute,
  readBody,
  requireFound,
} from './define-control-route.ts'
import { inspectionRoutes } from './inspection-routes.ts'
import { prepareAndCallAsMember } from './operator/call-as-member.ts'
import { operatorRoutes } from './operator/operator-routes.ts'
import { timelineRoutes } from './timeline-routes.ts'
import { worldRoutes, foundAgain } from './world-routes.ts'

/** Returns a member of a story by persona or mail address. Throws when this world has none. */
function memberOf(world: World, person: string): Member {
  const member = world.members.findBy('email', emailOf(person))
  return requireFound(
    member,
    'unknown-member',
    `Failed to play the story: this world has no ${person}. Correct its file.`,
  )
}

function pairingOf(world: World, one: string, other: string) {
  const pairing = findPairing(world, memberOf(world, one), memberOf(world, other))
  return requireFound(
    pairing,
    'unknown-member',
    `Failed to play the story: ${one} and ${other} have not met. Correct its file.`,
  )
}

const idsOf = (world: World): StoryIds => ({
  member: (person) => memberOf(world, person),
  pairing: (one, other) => pairingOf(world, one, other),
  password: personaPassword,
})

/** Routes of the control calls that a story may make. */
const playable: readonly ControlRoute[] = [
  ...clockRoutes,
  ...timelineRoutes,
  ...operatorRoutes,
  ...inspectionRoutes,
  ...worldRoutes,
].filter(({ endpoint }) => playableCalls.some(({ id }) => id === endpoint.id))

/** Hands of the server: the handlers of its own calls. Pages and people are put on the phones at the end of a step. */
function serverHands(context: ControlContext): Hands {
  const { runtime } = context
  return {
    ids: async () => idsOf(runtime.store.world),
    control: async (call, input) => {
      const route = playable.find(({ endpoint }) => endpoint.id === call)
      if (!route) throw new Error(`Failed to play the story: ${call} is no call that it may make.`)
      await route.run(input, context)
      await runtime.store.saved()
    },
    call: async (call, as, input) => {
      const endpoint = endpoints.find(({ id }) => id === call)
      if (!endpoint) throw new Error(`Failed to play the story: there is no call ${call}.`)
      await prepareAndCallAsMember(runtime, endpoint, memberOf(runtime.store.world, as), input)
      await runtime.store.saved()
    },
    open: async () => {},
    become: async () => {},
  }
}

/** Storylines: a world with people, pages and a time, and steps forward and back. */
export const storylineRoutes: readonly ControlRoute[] = [
  defineControlRoute(calls.listStorylines, async (_, { storylines }) => (await storylines.list()).map(storylineView)),

  defineControlRoute(calls.startStoryline, async ({ key }, context) => {
    const storyline = await get(key, context)
    const [begin] = partsOf(storyline)
    requireCalls(begin)
    const place = { key, step: 0 }
    await foundWorld(storyline, context, place)
    await play(context, begin.actions, storyline.title, place)
    context.announce('world')
    return showScene(context, storyline, 0)
  }),

  defineControlRoute(calls.nextStep, async (_, context) => {
    const { announce } = context
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
    if (step === 0 || !(await context.runtime.history.undoStep(step)))
      throw new ControlError('first-step', 'Failed to go back: this is the beginning of the storyline.')
    context.announce('world')
    return showScene(context, storyline, step - 1)
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
  const options = { scenario: scenario ?? undefined, now: parseInstant(now), seed, members }
  const found = async () => {
    // Without its founding, because the beginning of a story may change the world.
    const { founding: _founding, ...founded } = await foundAgain(runtime, options)
    return { ...founded, pace: { mode: 'frozen' as const, speed: 1 } }
  }
  await runtime.replaceWorld('storyline', found, place)
}

/** Puts the people and pages of a step on the phones of every workbench (D-141). */
function showScene({ runtime }: ControlContext, storyline: Storyline, step: number): calls.Scene {
  const scene = sceneAt(runtime, storyline, step)
  runtime.history.stage.put(mapValues(scene.cast, (email, phone) => ({ email, page: scene.pages[phone] ?? '/home' })))
  return scene
}

/** Runs actions one after another as one moment. */
async function play(
  context: ControlContext,
  actions: readonly StoryAction[],
  title: string,
  place: StoryPlace,
): Promise<void> {
  const hands = serverHands(context)
  const work = async () => {
    for (const action of actions) await perform(action, hands)
  }
  const cause = { kind: 'step', subject: title, phone: null, memberId: null } as const
  if (place.step > 0) return context.runtime.history.inStep(cause, place, work)
  return context.runtime.history.inPresent(work)
}

async function get(key: string, { storylines }: ControlContext): Promise<Storyline> {
  return requireFound(
    await storylines.find(key),
    'unknown-storyline',
    `Failed to start: there is no storyline ${key}. See GET /__control/storylines.`,
  )
}

async function underWay(context: ControlContext): Promise<{ storyline: Storyline; step: number }> {
  const { story } = context.runtime.history.moments.present
  if (!story) throw new ControlError('no-storyline', 'Failed to go on: no storyline is under way. Start one.')
  return { storyline: await get(story.key, context), step: story.step }
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
  const { key, title, text, people, world, begin, scenes } = storyline
  return {
    key,
    source: storyline.source ?? null,
    title,
    text,
    scenario: scenarioOf(storyline) ?? null,
    cast: mapValues(people, (person) => ({ email: emailOf(person), name: nameOf(person) })),
    now: 'capsule' in world ? null : tokyoIso(parseInstant(world.now)),
    caption: begin.caption,
    notes: begin.notes,
    steps: scenes.map(({ title, caption, notes, points, actions }) => ({
      title,
      caption,
      notes,
      points,
      byHand: actions.some(isPageAction),
    })),
  }
}

function ownView({ key, source, name, story, problem }: OwnStory) {
  return {
    key,
    source,
    name,
    title: story?.title ?? null,
    problem: problem ? { code: problem.code, place: problem.place, text: problem.reason } : null,
  }
}

function mapValues<Key extends string, From, To>(
  record: Readonly<Partial<Record<Key, From>>>,
  change: (value: From, key: Key) => To,
): Partial<Record<Key, To>> {
  const entries = Object.entries(record) as [Key, From][]
  return Object.fromEntries(entries.map(([key, value]) => [key, change(value, key)])) as Partial<Record<Key, To>>
}
