import { join } from 'node:path'
import { root } from '../root.mjs'

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {readonly string[]} command Script and arguments, run with this Node.
 * @property {'check' | 'vitest' | 'playwright'} counts How its result is counted: a check is one test.
 * @property {boolean} [needsBrowser]
 */

const bin = (/** @type {string} */ path) => join(root, 'node_modules', path)
const vitest = [bin('vitest/vitest.mjs'), 'run', '--config', 'tests/vitest.config.ts']
const playwright = [bin('@playwright/test/cli.js'), 'test', '--config', 'tests/playwright.config.ts']

/** Cheap and telling first, so that a mistake shows early. @type {readonly Step[]} */
export const steps = [
  { name: 'format', command: [bin('oxfmt/bin/oxfmt'), '--check'], counts: 'check' },
  { name: 'lint', command: [bin('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings'], counts: 'check' },
  { name: 'types', command: [bin('typescript/bin/tsc'), '-b'], counts: 'check' },
  {
    name: 'unused',
    command: [bin('knip/bin/knip.js'), '--config', '.scripts/knip.json', '--no-progress'],
    counts: 'check',
  },
  { name: 'unit', command: [...vitest, '--project', 'unit', '--project', 'unit-dom'], counts: 'vitest' },
  { name: 'build', command: [join(root, '.scripts/build.mjs')], counts: 'check' },
  { name: 'api', command: [...vitest, '--project', 'api'], counts: 'vitest' },
  { name: 'e2e', command: [...playwright, '--project=member'], counts: 'playwright', needsBrowser: true },
  {
    name: 'visual',
    command: [...playwright, '--project=visual'],
    counts: 'playwright',
    needsBrowser: true,
  },
  {
    name: 'desktop',
    command: [...playwright, '--project=desktop'],
    counts: 'playwright',
    needsBrowser: true,
  },
]
