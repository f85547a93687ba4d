import * as z from 'zod/mini'
import { phone } from '../control/stage-phones.ts'
import { inEnglish } from '../rules/language.ts'
import { mostMembers, mostSeed } from '../rules/start-options.ts'
import { storyAction } from './actions.ts'
import { person } from './expectations.ts'
import { oneOfKeys } from './one-of-keys.ts'

/** Largest story file, in bytes. */
export const mostStorylineBytes = 5_000_000

/** Version of the format. A file of a newer one is refused. */
export const storylineVersion = 1

const words = z.string().check(z.maxLength(10_000))
const actions = z._default(z.array(storyAction).check(z.maxLength(500)), [])

const storyScene = z.strictObject({
  title: words,
  /** Text for the audience. */
  caption: z._default(words, ''),
  /** Words to say. The first line is said; the others answer questions. */
  notes: z._default(words, ''),
  en: inEnglish('title', 'caption', 'notes'),
  actions,
  /** Visible results with their requirements. */
  points: z._default(
    z.array(z.strictObject({ text: words, ids: z._default(z.array(words), []), en: inEnglish('text') })),
    [],
  ),
})

/** The world at the beginning. Its clock stands still. */
const storyWorld = oneOfKeys({
  now: z.strictObject({
    /** ISO 8601; Tokyo time without an offset. */
    now: z.string(),
    /** Prepared situation; null or missing for the usual town. */
    scenario: z._default(z.nullable(z.string()), null),
    seed: z.optional(z.int().check(z.minimum(0), z.maximum(mostSeed))),
    /** Townspeople without the personas. */
    members: z.optional(z.int().check(z.minimum(0), z.maximum(mostMembers))),
  }),
  /** A capsule, as a path below the folder of the story. */
  capsule: z.strictObject({ capsule: z.string() }),
})

/** A file of fixtures/storylines, of a folder `stories`, or of a team. Its key is the name of the file. */
export const storylineFile = z.strictObject({
  version: z.literal(storylineVersion),
  /** Place in the menu; without it the story stands behind those that have one. */
  order: z.optional(z.number()),
  title: words.check(z.minLength(1)),
  text: z._default(words, ''),
  en: inEnglish('title', 'text'),
  world: storyWorld,
  /** What can be tried in the initial world without the scenes; missing if it is the world of another story. */
  scenario: z.optional(z.strictObject({ title: words, text: words, en: inEnglish('title', 'text') })),
  /**
   * Whether the phones are quiet: no dialog opens by itself, and explicit preferences are folded. Without it the stage stays
   * as it is, and pages of a browser are not.
   */
  quiet: z.optional(z.boolean()),
  /** The person on each phone. */
  people: z.partialRecord(phone, person),
  /** What is done before the first scene: the pages to begin with. */
  begin: z._default(
    z.extend(z.omit(storyScene, { title: true, points: true }), { en: inEnglish('caption', 'notes') }),
    { caption: '', notes: '', actions: [] },
  ),
  scenes: z.array(storyScene).check(z.minLength(1), z.maxLength(500)),
})
export type StorylineFile = z.output<typeof storylineFile>
