import personas from '../../../fixtures/personas.json' with { type: 'json' }
import type { StorySource } from '../../../src/contract/control/stories/own-stories.ts'
import type { Scenario } from '../../../src/contract/control/worlds/founding.ts'
import { endpoints } from '../../../src/contract/endpoints.ts'
import type { KnownNames } from '../../../src/contract/storyline/file-checks/names.ts'
import type { StorylineFile } from '../../../src/contract/storyline/file.ts'
import { playableCalls } from '../../../src/contract/storyline/playable.ts'
import { readStoryline } from '../../../src/contract/storyline/read-storyline.ts'

/** A story that can be played. */
export interface Storyline extends StorylineFile {
  /** The name of a built-in file; `data/NAME` or `team/NAME` of an own one. */
  readonly key: string
  /** Missing for a built-in story. */
  readonly source?: StorySource
}

const files: Readonly<Record<string, string>> = import.meta.glob('../../../fixtures/storylines/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const names = {
  people: new Set(personas.map(({ key }) => key)),
  controls: new Set<string>(playableCalls.map(({ id }) => id)),
  calls: new Set(endpoints.map(({ id }) => id)),
}

let read: readonly Storyline[] | undefined

/** Built-in stories in the order of the menu; the first one is for a first start. Read when they are first needed (P8). */
export function builtInStorylines(): readonly Storyline[] {
  // Their scenarios are the ones that there are.
  const known = { ...names, scenarios: { has: () => true } }
  read ??= Object.entries(files)
    .map(([path, text]) => ({ ...readStoryline(text, known), key: path.replace(/^.*\/|\.json$/g, '') }))
    .toSorted((a, b) => (a.order ?? Infinity) - (b.order ?? Infinity))
  return read
}

/** The text of a built-in file; undefined for no such key. */
export function builtInText(key: string): string | undefined {
  const path = `../../../fixtures/storylines/${key}.json`
  return Object.hasOwn(files, path) ? files[path] : undefined
}

/** Returns the world of a story as a prepared situation; undefined if it is the usual town or that of another story. */
export function scenarioOf({ world, scenario }: StorylineFile): Scenario | undefined {
  if ('capsule' in world || world.scenario === null || scenario === undefined) return undefined
  return { key: world.scenario, ...scenario }
}

/** Prepared situations for a new world, in the order of the menu. */
export const scenarios = (): readonly Scenario[] => builtInStorylines().flatMap((story) => scenarioOf(story) ?? [])

/** Names that an own story may use. */
const knownNames = (): KnownNames => ({ ...names, scenarios: new Set(scenarios().map(({ key }) => key)) })

/** Reads the file of an own story. Throws StorylineError for no story. */
export const readOwnStory = (text: string): StorylineFile => readStoryline(text, knownNames())
