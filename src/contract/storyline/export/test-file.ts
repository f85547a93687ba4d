import type { StorylineFile } from '../file.ts'
import { namedInFields } from '../perform.ts'
import { partsOf } from '../story-parts.ts'
import type { CaseWords } from './case-copy.ts'
import { call, chain, type Code, object, quoted } from './code.ts'
import type { TestBody, TestNames } from './test-body.ts'

interface TestFile {
  readonly title: string
  readonly imports: readonly string[]
  /** Line between the imports and the test, which sets its options. */
  readonly setup: string
  /** Fixtures that the body uses. */
  readonly fixtures: readonly string[]
  readonly body: TestBody
}

/** The text of a file with one test. */
export function testFile({ title, imports, setup, fixtures, body }: TestFile): string {
  const name = quoted(title.replaceAll(/\s+/g, ' ').trim())
  const head = `test(${name}, async (${fixtures.length === 0 ? '' : `{ ${fixtures.join(', ')} }`}) => {`
  return [...imports, '', setup, '', head, String(body), '})', ''].join('\n')
}

/** Options of the world of a test. */
export function worldOptions({ world }: StorylineFile): Code {
  if ('capsule' in world) return object({ world: object({ members: '0' }) })
  const { now, scenario, seed, members } = world
  const number = (value: number | undefined) => (value === undefined ? undefined : String(value))
  const options = object({
    scenario: scenario === null ? undefined : quoted(scenario),
    seed: number(seed),
    members: number(members),
  })
  return object({ now: quoted(now), world: options.fields.length === 0 ? undefined : options })
}

/** Path of a file beside a test. @param folder of the test */
export const besideTest = (folder: Code, file: string): Code => call('join', folder, quoted(file))

/** Opens the capsule of a story and stops its clock. @param folder of the test */
export function writeCapsule({ world }: StorylineFile, folder: Code, body: TestBody): void {
  if (!('capsule' in world)) return
  body.add(chain('mock', '.openCapsule', call('await readFile', besideTest(folder, world.capsule))))
  body.add(chain('mock.clock', '.freeze'))
}

/** Imports of a test that reads files beside it. */
export function fileImports({ uses }: TestBody): string[] {
  const ofPath = ['dirname', 'join'].filter((name) => uses.has(name))
  return [
    ...(uses.has('readFile') ? [`import { readFile } from 'node:fs/promises'`] : []),
    ...(ofPath.length > 0 ? [`import { ${ofPath.join(', ')} } from 'node:path'`] : []),
  ]
}

/** Notes what a person looks at after a scene. */
export function writePoints({ scenes }: StorylineFile, place: string, body: TestBody, words: CaseWords): void {
  const scene = scenes.find((_, index) => place === `scenes[${index}]`)
  for (const { text, ids } of scene?.points ?? []) body.note(words.look(words.point(text, ids)))
}

/** Everybody whom a story names: on its phones, then in its actions. */
export function peopleOf(story: StorylineFile): Set<string> {
  const actions = partsOf(story).flatMap((part) => part.actions)
  const becoming = actions.flatMap((action) => ('become' in action && action.become !== null ? [action.become] : []))
  return new Set(
    [...Object.values(story.people), ...becoming, ...namedInFields(actions).flat()].filter(Boolean) as string[],
  )
}

/** Variables of members and pairings. */
export const recordNames = (names: ReadonlyMap<string, string>): TestNames => ({
  member: (person) => names.get(person) ?? person,
  pairing: (one, other) => {
    const second = names.get(other) ?? other
    return `${names.get(one) ?? one}And${second.slice(0, 1).toUpperCase()}${second.slice(1)}`
  },
})
