import { readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { browserScripts } from '../../.scripts/build/browser-scripts.mjs'
import { testsOf } from './tests-of.mjs'

/** Folder whose code has the mutants. */
const folder = String(process.env['MUTATED'])
const isPage = /^src\/renderer\/(ui|workbench)/.test(folder)

/** Tests that try many cases, or a whole town. */
const manyCases = /(?:-damage|-invariants|-replace|\/open-stored|\/store|\/town-activity)\.test\.ts$/

/**
 * Tests in the folder run first, short files before long ones, and those that try many cases last. Dead mutants are not
 * retried, so fast tests begin.
 */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const slowness = ({ moduleId }: TestSpecification) => {
      if (moduleId.includes('/tests/')) return 3
      if (manyCases.test(moduleId)) return 2
      return Number(!moduleId.includes(`/${folder}/`))
    }
    const size = ({ moduleId }: TestSpecification) => statSync(moduleId).size
    return files.toSorted((a, b) => slowness(a) - slowness(b) || size(a) - size(b))
  }
}

/** The code with all its mutants, by file; none is active until the runner activates it. */
const mutated = new Map<string, string>(
  JSON.parse(readFileSync(String(process.env['MUTATED_CODE']), 'utf8')) as [string, string][],
)
const mutants: Plugin = {
  name: 'mutants',
  enforce: 'pre',
  transform: (_, id) => mutated.get(id),
}

/** One project and one process, but for pages, whose files have processes of their own. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  plugins: [mutants, browserScripts],
  // As for the tests themselves: the package throws without its binary.
  resolve: { alias: { electron: fileURLToPath(new URL('../support/no-electron.ts', import.meta.url)) } },
  test: {
    env: { TZ: 'America/Los_Angeles' },
    restoreMocks: true,
    environment: isPage ? 'happy-dom' : 'node',
    setupFiles: ['tests/mutants/no-shrinking.ts'],
    runner: 'tests/mutants/mutant-runner.ts',
    // State of a page that a mutant leaves in a module ends with the test file.
    isolate: isPage,
    maxWorkers: 1,
    sequence: { sequencer: QuickFirst },
    include: testsOf(folder),
    // A test runs once per mutant.
    testTimeout: 600_000,
    hookTimeout: 30_000,
    // A mutant may break work that nobody waits for.
    dangerouslyIgnoreUnhandledErrors: true,
    reporters: ['dot'],
  },
})
