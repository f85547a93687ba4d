import { junitFile } from '../../../src/contract/files/junit.ts'
import type { PlayedScene } from '../../../src/contract/storyline/play-storyline.ts'
import type { Console } from '../console.ts'

const marks = { passed: 'ok     ', failed: 'FAILED ', skipped: 'skipped' } as const
const nameOf = ({ title }: PlayedScene) => (title === '' ? 'begin' : title)

/** Prints a scene with its failures. */
export function report(scene: PlayedScene, print: Console['print']): void {
  print(`  ${marks[scene.outcome]} ${nameOf(scene)}${scene.held > 0 ? ` (${scene.held} expected)` : ''}`)
  for (const failure of scene.failures) print(`          ${failure}`)
  for (const place of scene.unchecked) print(`          not checked, needs a page: ${place}`)
}

/** Returns the scenes of stories as a JUnit file. */
export const junitOf = (played: readonly { readonly name: string; readonly scenes: readonly PlayedScene[] }[]) =>
  junitFile(
    'yoimachi play',
    played.map(({ name, scenes }) => ({
      name,
      cases: scenes.map((scene) => ({
        name: nameOf(scene),
        ...(scene.outcome === 'failed' && { failure: scene.failures.join('; ') }),
        ...(scene.outcome === 'skipped' && { skipped: true }),
        ...(scene.unchecked.length > 0 && { output: `Not checked, needs a page:\n${scene.unchecked.join('\n')}` }),
      })),
    })),
  )
