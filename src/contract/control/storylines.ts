import * as z from 'zod/mini'
import { phoneNames } from '../rules/start-options.ts'
import { wireInstant } from '../wire/wire.ts'
import { defineControl } from './define-control.ts'

const phone = z.enum(phoneNames)
/** Path of the member app. `{man}` stands for the id of a persona, `{woman+man}` for the uuid of the pairing of two. */
const page = z.string().check(z.startsWith('/'))

/**
 * What a step does: a control call by its name, or a documented call as a member. In its fields `{woman+man}` stands for the
 * id of the pairing of two personas, `{man}` for the uuid of one.
 */
const storyAction = z.union([
  z.strictObject({ control: z.string(), input: z.unknown() }),
  z.strictObject({ call: z.string(), as: z.string(), input: z.record(z.string(), z.unknown()) }),
])
export type StoryAction = z.output<typeof storyAction>

const storyStep = z.strictObject({
  title: z.string(),
  /** What to look at, for who watches. */
  caption: z.string(),
  /** What to say, for who presents. */
  notes: z.string(),
  actions: z._default(z.array(storyAction), []),
  /** Pages to open; a phone that is not named stays where it is. */
  pages: z._default(z.partialRecord(phone, page), {}),
  /** What can be seen then, with the requirements that say so. */
  points: z._default(z.array(z.strictObject({ text: z.string(), ids: z.array(z.string()) })), []),
})

/** A file of fixtures/storylines. */
export const storylineFile = z.strictObject({
  key: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)),
  title: z.string(),
  /** What it shows. */
  text: z.string(),
  /** The world that it begins with; without a scenario the usual town. */
  world: z.strictObject({ scenario: z.nullable(z.string()), now: z.string() }),
  /** Key of the persona on each phone. */
  cast: z.partialRecord(phone, z.string()),
  /** Step 0: where the phones stand at the beginning. */
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

export const listStorylines = defineControl({
  id: 'listStorylines',
  method: 'GET',
  path: '/storylines',
  summary: 'The storylines with their steps',
  response: z.array(
    z.strictObject({
      key: z.string(),
      title: z.string(),
      text: z.string(),
      /** Who is on each phone. */
      cast: z.partialRecord(phone, z.strictObject({ email: z.string(), name: z.string() })),
      /** Instant at which its world begins. */
      now: wireInstant,
      caption: z.string(),
      notes: z.string(),
      steps: z.array(shownStep),
    }),
  ),
})

/** Where the storyline stands after a step: who is on which phone, and where. */
const scene = z.strictObject({
  key: z.string(),
  step: z.int(),
  now: wireInstant,
  cast: z.partialRecord(phone, z.string()),
  pages: z.partialRecord(phone, z.string()),
})
export type Scene = z.output<typeof scene>

export const startStoryline = defineControl({
  id: 'startStoryline',
  method: 'POST',
  path: '/storylines/start',
  summary: 'Founds the world of a storyline, its clock standing still',
  request: z.strictObject({ key: z.string() }),
  response: scene,
})

export const nextStep = defineControl({
  id: 'nextStep',
  method: 'POST',
  path: '/storylines/next',
  summary: 'Makes the next step of the storyline that is under way',
  response: scene,
})

export const previousStep = defineControl({
  id: 'previousStep',
  method: 'POST',
  path: '/storylines/back',
  summary: 'Goes back to the moment before the last step',
  response: scene,
})
