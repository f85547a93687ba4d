import * as z from 'zod/mini'
import { phoneNames } from '../rules/hosts.ts'
import * as wire from '../wire/wire.ts'
import { defineControl } from './define-control.ts'
import { scenario } from './world.ts'

const phone = z.enum(phoneNames)
/** Path of the member app. `{man}` is the id of a persona, `{woman+man}` the uuid of their pairing. */
const page = z.string().check(z.startsWith('/'))

/**
 * Action of a step: a control call by name, or a documented call as a member. In its fields `{woman+man}` is the id of
 * a pairing and `{man}` the uuid of a persona.
 */
const storyAction = z.union([
  z.strictObject({ control: z.string(), input: z.unknown() }),
  z.strictObject({ call: z.string(), as: z.string(), input: z.record(z.string(), z.unknown()) }),
])
export type StoryAction = z.output<typeof storyAction>

const storyStep = z.strictObject({
  title: z.string(),
  /** Text for the audience. */
  caption: z.string(),
  /** Notes for the presenter. */
  notes: z.string(),
  actions: z._default(z.array(storyAction), []),
  /** Pages to open; other phones keep their page. */
  pages: z._default(z.partialRecord(phone, page), {}),
  /** Visible results with their requirements. */
  points: z._default(z.array(z.strictObject({ text: z.string(), ids: z.array(z.string()) })), []),
})

/** A file of fixtures/storylines. */
export const storylineFile = z.strictObject({
  key: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  /** Place in the menu. */
  order: z.number(),
  title: z.string(),
  text: z.string(),
  /** Initial world; without a scenario the default town. */
  world: z.strictObject({ scenario: z.nullable(z.string()), now: z.string() }),
  /** What can be tried in the initial world without the steps; missing if it is the world of another storyline. */
  scenario: z.optional(z.strictObject({ title: z.string(), text: z.string() })),
  /** Key of the persona on each phone. */
  cast: z.partialRecord(phone, z.string()),
  /** Step 0: the initial pages. */
  begin: z.strictObject({
    caption: z.string(),
    notes: z.string(),
    actions: z._default(z.array(storyAction), []),
    pages: z.partialRecord(phone, page),
  }),
  steps: z.array(storyStep).check(z.minLength(1)),
})
export type Storyline = z.output<typeof storylineFile>

const shownStep = z.pick(storyStep, { title: true, caption: true, notes: true, points: true })

export const listStorylines = defineControl('listStorylines', 'GET /storylines', {
  summary: 'The storylines with their steps',
  response: z.array(
    z.strictObject({
      key: z.string(),
      title: z.string(),
      text: z.string(),
      /** What can be tried in its world without the steps; null if it is the usual town or that of another storyline. */
      scenario: z.nullable(scenario),
      /** Member on each phone. */
      cast: z.partialRecord(phone, z.strictObject({ email: z.string(), name: z.string() })),
      /** Start time of the storyline's world. */
      now: wire.instant,
      caption: z.string(),
      notes: z.string(),
      steps: z.array(shownStep),
    }),
  ),
})

/** State after a step: the members and pages of the phones. */
const scene = z.strictObject({
  key: z.string(),
  step: z.int(),
  now: wire.instant,
  cast: z.partialRecord(phone, z.string()),
  pages: z.partialRecord(phone, z.string()),
})
export type Scene = z.output<typeof scene>

export const startStoryline = defineControl('startStoryline', 'POST /storylines/start', {
  summary: 'Founds the world of a storyline with a stopped clock',
  request: z.strictObject({ key: z.string() }),
  response: scene,
})

export const nextStep = defineControl('nextStep', 'POST /storylines/next', {
  summary: 'Plays the next step of the current storyline',
  response: scene,
})

export const previousStep = defineControl('previousStep', 'POST /storylines/back', {
  summary: 'Goes back to the moment before the last step',
  wayBack: true,
  response: scene,
})
