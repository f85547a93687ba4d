import { join } from 'node:path'
import { root } from '../root.mjs'

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {readonly string[]} command script and arguments, run with this Node
 * @property {'check' | 'vitest' | 'playwright'} counts format of its result; a check counts as one test
 * @property {boolean} [needsBrowser]
 * @property {readonly string[]} [fast] arguments in the fast ring, which skips steps without `fast`
 * @property {readonly string[]} [rest] arguments for the tests of the rest; absent if there are none
 * @property {readonly string[]} [long] arguments for the long tests; absent if there are none
 */

/**
 * `fast` is `npm test`: the most telling tests in a few minutes. `long` is `npm run test:long`: browser tests of minutes,
 * for a release. `rest` is what neither has. `all` is `npm run test:all`, the three of them.
 * @typedef {'fast' | 'rest' | 'long' | 'all'} Ring
 */

const bin = (/** @type {string} */ path) => join(root, 'node_modules', path)
const vitest = [bin('vitest/vitest.mjs'), 'run', '--config', 'tests/vitest.config.ts']
const playwright = [bin('@playwright/test/cli.js'), 'test', '--config', 'tests/playwright.config.ts']

/**
 * Browser tests of the fast ring: a file of tests/e2e or tests/desktop and the beginning of its titles.
 * tests/architecture/rings.test.ts fails for a line that names no test.
 */
export const criticalPaths = [
  // Both lives, step by step, and their meeting on two phones.
  'account/sign-up.spec.ts AUTH-44',
  'account/sign-up.spec.ts D-70',
  'account/login.spec.ts AUTH-11',
  'account/age-document.spec.ts AGE-03',
  'account/tutorial.spec.ts TUT-01',
  'account/withdrawal.spec.ts D-76',
  'profile/form-short.spec.ts FORM-11',
  'profile/form-female.spec.ts FORM-140',
  'profile/photos.spec.ts PHOTO-02',
  'app/home-woman.spec.ts HOME-32',
  'meeting/meeting.spec.ts REC-',
  'meeting/blocked.spec.ts REC-74',
  'talk/thread.spec.ts REC-33',
  'talk/chat.spec.ts CHAT WS-01',
  'talk/chat-connection.spec.ts CHAT WS-01 API-46 a burst',
  'talk/chat-connection.spec.ts CHAT an unsent message',
  // Money.
  'money/payment.spec.ts PAY-85 a full-width card',
  'money/three-d-secure.spec.ts PAY-99',
  'money/three-d-secure.spec.ts PAY-108',
  'money/like-pack.spec.ts SHOP-09',
  'money/cancellation.spec.ts CANCEL-01',
  // Offline support and keyboard.
  'app/static-bundle.spec.ts offline the app opens',
  'app/quality.spec.ts the login works by keyboard alone',
  // The workbench: phones, time bar, undo, capsule, presenting.
  'workbench/workbench.spec.ts two personas',
  'workbench/workbench.spec.ts D-02 D-04 a jump',
  'workbench/history.spec.ts the phones follow',
  'workbench/looking.spec.ts time goes',
  'workbench/presses.spec.ts D-11',
  'workbench/capsule.spec.ts a file made',
  'workbench/presenting.spec.ts the stage alone',
  // The desktop shell.
  'desktop/window.spec.ts ',
  'desktop/lifecycle.spec.ts saves and exits with code 0 when',
]

/**
 * Browser tests of a minute and more each, written as {@link criticalPaths}. They join what shorter tests show part by
 * part: CI leaves them out, a release runs them.
 */
export const longTests = [
  'lives/bad-connection.spec.ts ',
  'lives/lost-answers-man.spec.ts D-110',
  'lives/lost-answers-woman.spec.ts D-110',
  'workbench/names-of-stories.spec.ts names of elements',
  'workbench/recorded-stories.spec.ts plays the recorded case',
  'workbench/ways-back.spec.ts D-141 sixty ways',
]

/** @param {readonly string[]} tests as in {@link criticalPaths} */
const patternOf = (tests) => tests.map((path) => path.replaceAll('.', String.raw`\.`)).join('|')

/** Tables of all writes and of all reads, each with every failure: three minutes on two cores. */
const matrices = ['tests/screens/outcomes', 'tests/screens/reads']

/** @param {string} name @param {string[]} projects of tests/playwright.config.ts @returns {Step} */
const browserTests = (name, ...projects) => ({
  name,
  command: [...playwright, ...projects.map((project) => `--project=${project}`)],
  counts: 'playwright',
  needsBrowser: true,
})

/**
 * Steps of the rings in order of cost, so that errors show early, and parts of the browser tests that are run by name.
 * @type {readonly Step[]}
 */
export const steps = [
  { name: 'format', command: [bin('oxfmt/bin/oxfmt'), '--check'], counts: 'check', fast: [] },
  { name: 'lint', command: [bin('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings'], counts: 'check', fast: [] },
  { name: 'types', command: [bin('typescript/bin/tsc'), '-b'], counts: 'check', fast: [] },
  {
    name: 'unused',
    command: [bin('knip/bin/knip.js'), '--config', '.scripts/knip.json', '--no-progress'],
    counts: 'check',
    fast: [],
  },
  { name: 'unit', command: [...vitest, '--project', 'unit', '--project', 'unit-dom'], counts: 'vitest', fast: [] },
  { name: 'build', command: [join(root, '.scripts/build.mjs')], counts: 'check', fast: [] },
  { name: 'api', command: [...vitest, '--project', 'api'], counts: 'vitest', fast: [] },
  {
    name: 'screens',
    command: [...vitest, '--project', 'screens'],
    counts: 'vitest',
    fast: matrices.flatMap((folder) => ['--exclude', `${folder}/**`]),
    rest: matrices,
  },
  { name: 'mutants', command: [join(root, '.scripts/mutants.mjs'), '--changed'], counts: 'check', rest: [] },
  {
    name: 'package',
    command: [...vitest, '--project', 'package', '--maxConcurrency=2'],
    counts: 'vitest',
    needsBrowser: true,
    rest: [],
  },
  // In one run, because each start and each end leaves a core idle.
  {
    ...browserTests('browser', 'member', 'visual', 'desktop'),
    fast: ['--grep', patternOf(criticalPaths)],
    rest: ['--grep-invert', patternOf([...criticalPaths, ...longTests])],
    long: ['--grep', patternOf(longTests)],
  },
  browserTests('e2e', 'member'),
  browserTests('desktop', 'desktop'),
  browserTests('visual', 'visual'),
]

/**
 * Returns the steps of a ring with their arguments. A step of another ring that `fast` also runs is called `<name>-<ring>`.
 * @param {Ring} ring
 * @returns {Step[]}
 */
export function stepsOf(ring) {
  if (ring === 'all') return steps.filter(({ fast, rest, long }) => fast ?? rest ?? long)
  return steps.flatMap((step) => {
    const args = step[ring]
    if (args === undefined) return []
    const name = ring !== 'fast' && step.fast ? `${step.name}-${ring}` : step.name
    return [{ ...step, name, command: [...step.command, ...args] }]
  })
}
