import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { browserScripts } from '../../.scripts/build/browser-scripts.mjs'
import { testsOf } from './tests-of.mjs'

/** What stands beside the code first: it is quick, and the first failure ends the run of a mutant. */
class BesideFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const crossing = (file: TestSpecification) => Number(file.moduleId.includes('/tests/'))
    return files.toSorted((a, b) => crossing(a) - crossing(b))
  }
}

/** One project, as the mutation runner asks for. Components and whole servers are too slow to repeat. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  plugins: [browserScripts],
  test: {
    env: { TZ: 'America/Los_Angeles' },
    restoreMocks: true,
    // As in the other runs; loading everything anew for each file is four fifths of a run.
    isolate: false,
    sequence: { sequencer: BesideFirst },
    include: testsOf(process.env.MUTATED),
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
})
