import personas from '../../fixtures/personas.json' with { type: 'json' }
import type { StoryPlace } from '../../src/contract/control/history.ts'
import * as calls from '../../src/contract/control/storylines.ts'
import { endpoints } from '../../src/contract/endpoints.ts'
import { startDefaults } from '../../src/contract/rules/start-options.ts'
import { tokyoIso } from '../../src/contract/rules/tokyo-time.ts'
import { findPairing } from '../features/pairing/pairing.ts'
import type { Runtime } from '../runtime.ts'
import type { Member } from '../world/records/member.ts'
import type { World } from '../world/world.ts'
import { clockRoutes, parseInstant } from './clock-routes.ts'
import {
  ControlError,
  type ControlContext,
  type ControlRoute,
  defineControlRoute,
  requireFound,
} from './define-control-route.ts'
import { inspectionRoutes } from './inspection-routes.ts'
import { prepareAndCallAsMember } from './operator/call-as-member.ts'
import { operatorRoutes } from './operator/operator-routes.ts'
import { findStoryline, scenarioOf, storylines } from './storylines.ts'
import { worldRoutes, foundAnew } from './world-routes.ts'

const placeholder = /\{([a-z0-9-]+)(?:\+([a-z0-9-]+))?\}/g

/** Returns the member of a persona. Throws for an unknown key, which is a mistake in the storyline's file. */
function memberOf(world: World, key: string): Member {
  const email = personas.find((persona) => persona.key === key)?.email
  const member = email === undefined ? undefined : world.members.findBy('email', email)
  if (!member) throw new Error(`Failed to play the storyline: there is no persona ${key}. Correct its file.`)
  return member
}

function pairingOf(world: World, one: string, other: string) {
  const pairing = findPairing(world, memberOf(world, one), memberOf(world, other))
  if (!pairing) throw new Error(`Failed to play the storyline: ${one} and ${other} have not met. Correct its file.`)
  return pairing
}

/** Fills a page with ids of this world: `{man}` is a member's id, `{woman+man}` the uuid of a pairing. */
function fillPage(world: World, page: string): string {
  return page.replace(placeholder, (_, one: string, other?: string) =>
    other === undefined ? String(memberOf(world, one).id) : pairingOf(world, one, other).uuid,
  )
}

/** Fills fields with ids of this world: `{man}` is a member's uuid, `{woman+man}` the numeric id of a pairing. */
function fillFields(world: World, value: unknown): unknown {
  if (typeof value === 'string') {
    const [whole, one, other] = new RegExp(placeholder.source).exec(value) ?? []
    if (whole === undefined || one === undefined || whole !== value) return value
    return other === undefined ? memberOf(world, one).uuid : pairingOf(world, one, other).id
  }
  if (Array.isArray(value)) return value.map((entry) => fillFields(world, entry))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, fillFields(world, entry)]))
}

/** The control calls that a storyline may make. */
const playable: readonly ControlRoute[] = [...clockRoutes, ...operatorRoutes, ...inspectionRoutes, ...worldRoutes]

/** Runs an action of a storyline with the handler of its control route. Throws when it is refused. */
async function playAction(action: calls.StoryAction, context: ControlContext): Promise<void> {
  const { world } = context.runtime.store
  const input = fillFields(world, action.input)
  if ('control' in action) {
    const route = playable.find(({ endpoint }) => endpoint.id === action.control)
    if (!route) throw new Error(`Failed to play the storyline: ${action.control} is no call that it may make.`)
    await route.run(input, context)
  } else {
    const endpoint = endpoints.find(({ id }) => id === action.call)
    if (!endpoint) throw new Error(`Failed to play the storyline: there is no call ${action.call}.`)
    await prepareAndCallAsMember(context.runtime, endpoint, memberOf(world, action.as), input as object)
  }
  await context.runtime.store.saved()
}

/** Storylines: a world with people, pages and a time, and steps forward and back. */
export const storylineRoutes: readonly ControlRoute[] = [
  defineControlRoute(calls.listStorylines, () => storylines.map(storylineView)),

  defineControlRoute(calls.startStoryline, async ({ key }, context) => {
    const storyline = get(key)
    const { runtime, announce } = context
    const place = { key, step: 0 }
    const { scenario, now } = storyline.world
    const options = {
      scenario: scenario ?? undefined,
      now: parseInstant(now),
      members: startDefaults.members,
    }
    await runtime.replaceWorld(
      'storyline',
      async () => ({ ...(await foundAnew(runtime, options)), pace: { mode: 'frozen' as const, speed: 1 } }),
      place,
    )
    await play(context, storyline.begin.actions, storyline.title, place)
    announce('world')
    return showScene(context, storyline, 0)
  }),

  defineControlRoute(calls.nextStep, async (_, context) => {
    const { announce } = context
    const { storyline, step } = underWay(context)
    const next = storyline.steps[step]
    if (!next) throw new ControlError('last-step', 'Failed to go on: that was the last step. Start another storyline.')
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
    const { storyline, step } = underWay(context)
    if (step === 0 || !(await context.runtime.history.undoStep(step)))
      throw new ControlError('first-step', 'Failed to go back: this is the beginning of the storyline.')
    context.announce('world')
    return showScene(context, storyline, step - 1)
  }),
]

/** Puts the people and pages of a step on the phones of every workbench (D-141). */
function showScene({ runtime }: ControlContext, storyline: calls.Storyline, step: number): calls.Scene {
  const scene = sceneAt(runtime, storyline, step)
  runtime.history.stage.put(mapValues(scene.cast, (email, phone) => ({ email, page: scene.pages[phone] ?? '/home' })))
  return scene
}

/** Runs actions one after another as one moment. */
async function play(
  context: ControlContext,
  actions: calls.Storyline['begin']['actions'],
  title: string,
  place: StoryPlace,
): Promise<void> {
  const work = async () => {
    for (const action of actions) await playAction(action, context)
  }
  const cause = { kind: 'step', subject: title, phone: null, memberId: null } as const
  if (place.step > 0) return context.runtime.history.inStep(cause, place, work)
  return context.runtime.history.inPresent(work)
}

function get(key: string): calls.Storyline {
  return requireFound(
    findStoryline(key),
    'unknown-storyline',
    `Failed to start: there is no storyline ${key}. See GET /__control/storylines.`,
  )
}

function underWay({ runtime }: ControlContext): { storyline: calls.Storyline; step: number } {
  const { story } = runtime.history.moments.present
  if (!story) throw new ControlError('no-storyline', 'Failed to go on: no storyline is under way. Start one.')
  return { storyline: get(story.key), step: story.step }
}

function sceneAt(runtime: Runtime, storyline: calls.Storyline, step: number): calls.Scene {
  const { world } = runtime.store
  // A phone stays where an earlier step put it.
  const pages = Object.assign(
    {},
    storyline.begin.pages,
    ...storyline.steps.slice(0, step).map((made) => made.pages),
  ) as calls.Storyline['begin']['pages']
  return {
    key: storyline.key,
    step,
    now: tokyoIso(runtime.time.now()),
    cast: mapValues(storyline.cast, emailOf),
    pages: mapValues(pages, (page) => fillPage(world, page)),
  }
}

function storylineView(storyline: calls.Storyline) {
  const { key, title, text, cast, world, begin, steps } = storyline
  return {
    key,
    title,
    text,
    scenario: scenarioOf(storyline) ?? null,
    cast: mapValues(cast, (persona) => ({ email: emailOf(persona), name: nameOf(persona) })),
    now: tokyoIso(parseInstant(world.now)),
    caption: begin.caption,
    notes: begin.notes,
    steps: steps.map(({ title, caption, notes, points }) => ({ title, caption, notes, points })),
  }
}

const emailOf = (key: string) => personas.find((persona) => persona.key === key)?.email ?? ''
const nameOf = (key: string) => personas.find((persona) => persona.key === key)?.name ?? key

function mapValues<Key extends string, From, To>(
  record: Readonly<Partial<Record<Key, From>>>,
  change: (value: From, key: Key) => To,
): Partial<Record<Key, To>> {
  const entries = Object.entries(record) as [Key, From][]
  return Object.fromEntries(entries.map(([key, value]) => [key, change(value, key)])) as Partial<Record<Key, To>>
}
