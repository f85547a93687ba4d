import * as z from 'zod/mini'
import { inEnglish, languages } from '../../rules/language.ts'
import * as wire from '../../wire/fields.ts'
import { defineControl } from '../define-control.ts'
import { phone } from '../stage-phones.ts'
import { scenario } from '../worlds/founding.ts'
import { storySource } from './own-stories.ts'

const shownStep = z.strictObject({
  title: z.string(),
  /** Text for the audience. */
  caption: z.string(),
  /** Notes for the presenter. */
  notes: z.string(),
  en: inEnglish('title', 'caption', 'notes'),
  /** Visible results with their requirements. */
  points: z.array(z.strictObject({ text: z.string(), ids: z.array(z.string()), en: inEnglish('text') })),
  /** Whether the stage plays it, because it acts on pages or has expectations. `next` refuses actions on pages. */
  byHand: z.boolean(),
})

export const listStorylines = defineControl('listStorylines', 'GET /storylines', {
  summary: 'The storylines that can be played, with their steps',
  response: z.array(
    z.strictObject({
      key: z.string(),
      /** Null for a built-in story. */
      source: z.nullable(storySource),
      title: z.string(),
      text: z.string(),
      /** Also has the texts of the beginning. */
      en: inEnglish('title', 'text', 'caption', 'notes'),
      /** What can be tried in its world without the steps; null if it is the usual town or that of another storyline. */
      scenario: z.nullable(scenario),
      /** Member on each phone. */
      cast: z.partialRecord(phone, z.strictObject({ email: z.string(), name: z.string() })),
      /** Start time of the storyline's world; null if that is the one of a capsule. */
      now: z.nullable(wire.instant),
      /** Whether its phones are quiet; null leaves the stage as it is. */
      quiet: z.nullable(z.boolean()),
      caption: z.string(),
      notes: z.string(),
      /** Whether the stage plays its beginning. */
      byHand: z.boolean(),
      steps: z.array(shownStep),
    }),
  ),
})

/** State after a step: the members and pages of the phones. */
const scene = z.strictObject({
  key: z.string(),
  step: z.int(),
  now: wire.instant,
  /** Mail address of the member on each phone; null for nobody. */
  cast: z.partialRecord(phone, z.nullable(z.string())),
  pages: z.partialRecord(phone, z.string()),
})
export type Scene = z.output<typeof scene>

export const startStoryline = defineControl('startStoryline', 'POST /storylines/start', {
  summary: 'Founds the world of a storyline with a stopped clock',
  request: z.strictObject({
    key: z.string(),
    /** Whether the caller plays a beginning that needs the stage, with `POST /storylines/scene`. */
    onStage: z._default(z.boolean(), false),
  }),
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

/** Any text of the window that plays a scene. */
const player = z.string().check(z.minLength(1), z.maxLength(100))

export const beginScene = defineControl('beginScene', 'POST /storylines/scene', {
  summary: 'Begins the next scene for a window that plays its actions, or continues the present one, as one moment',
  request: z.strictObject({
    player,
    /** Number of the scene: that of the next step, or of the present one. */
    step: z.int(),
  }),
  response: z.strictObject({
    key: z.string(),
    step: z.int(),
    /** Empty for the beginning. */
    title: z.string(),
    /** Place in the file, such as `scenes[3]`. */
    place: z.string(),
    /** The actions of the file, as `storyAction` reads them. */
    actions: z.array(z.unknown()),
  }),
})

export const playAction = defineControl('playAction', 'POST /storylines/scene/action', {
  summary: 'Makes a control call or a documented call of the scene that is played',
  request: z.strictObject({ player, action: z.int() }),
  /** A documented call with its response; null for a control call. */
  response: z.nullable(
    z.strictObject({ method: z.string(), path: z.string(), status: z.int(), response: z.unknown() }),
  ),
})

export const endScene = defineControl('endScene', 'POST /storylines/scene/end', {
  summary: 'Ends the scene that a window plays; what happens then is a moment of its own',
  request: z.strictObject({ player }),
  response: wire.success,
})

export const readFileOfStory = defineControl('readFileOfStory', 'GET /storylines/file', {
  summary: 'A file below the folder of a story, which it names for an upload',
  request: z.strictObject({ key: z.string(), file: z.string() }),
  response: z.string(),
  givesFile: 'application/octet-stream',
})

/** Forms in which a story is exported. */
const storyForm = z.enum(['playwright', 'vitest', 'markdown', 'story'])
export type StoryForm = z.output<typeof storyForm>

export const exportStoryline = defineControl('exportStoryline', 'GET /storylines/export', {
  summary: 'A story as a Playwright spec, a Vitest test, a written case, or its file',
  request: z.strictObject({
    key: z.string(),
    form: storyForm,
    /** Language of titles, of a written case and of notes; the file itself stays as it is. */
    language: z._default(z.enum(languages), 'ja'),
  }),
  response: z.strictObject({
    /** Name for the file. */
    name: z.string(),
    text: z.string(),
  }),
})
