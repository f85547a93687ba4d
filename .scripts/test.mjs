// Runs the test steps, cheap checks first, and stops at the first failing step. The default is the fast ring; `--all` runs
// everything, `--rest` and `--long` the other rings (test/steps.mjs). `test.mjs e2e` (or any step's name) runs that whole
// step with further arguments for its runner.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from './browser/ensure-chromium.mjs'
import { root } from './root.mjs'
import { runStep } from './test/run-step.mjs'
import { steps, stepsOf } from './test/steps.mjs'

/** @type {Map<string, import('./test/steps.mjs').Ring>} */
const rings = new Map([
  ['', 'fast'],
  ['--all', 'all'],
  ['--rest', 'rest'],
  ['--long', 'long'],
])
const [part = '', ...extra] = process.argv.slice(2)
const ring = rings.get(part)
const chosen = ring ? stepsOf(ring) : steps.filter(({ name }) => name === part)
if (chosen.length === 0 || (ring && extra.length > 0)) {
  const parts = steps.map(({ name }) => name).join(', ')
  console.error(`'${process.argv.slice(2).join(' ')}' is no test step. Choose one of ${parts}, --all, --rest, --long.`)
  process.exit(2)
}

const cache = join(root, '.cache/test')
mkdirSync(cache, { recursive: true })
/** Result of a step that could not run. */
const notRun = { passed: 0, failed: 1, skipped: 0, retried: 0, seconds: 0 }

/** @param {import('./test/steps.mjs').Step} step */
async function run(step) {
  try {
    if (step.needsBrowser) ensureChromium()
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    return notRun
  }
  return runStep(step, extra)
}

/** Returns a line of the summary. @param {string} name of the step @param {import('./test/results.mjs').Result} result */
function lineOf(name, { passed, failed, skipped, retried, seconds }) {
  const counts = [
    `${passed} passed${retried ? ` (${retried} after a retry)` : ''}`,
    ...(failed ? [`${failed} failed`] : []),
    ...(skipped ? [`${skipped} skipped`] : []),
  ].join(', ')
  return `${name.padEnd(12)} ${seconds.toFixed(1).padStart(6)} s  ${counts}`
}

const lines = []
const total = { passed: 0, failed: 0 }
for (const step of chosen) {
  console.log(`\n── ${step.name}`)
  const result = await run(step)
  total.passed += result.passed
  total.failed += result.failed
  lines.push(lineOf(step.name, result))
  if (result.failed > 0) break
}
const left = chosen.slice(lines.length).map(({ name }) => name)
if (left.length > 0) lines.push(`not run: ${left.join(', ')}`)

const summary = `${total.passed} passed, ${total.failed} failed`
writeFileSync(join(cache, `summary-${ring ?? 'part'}.txt`), `${summary}\n`)
console.log(`\n${lines.join('\n')}\n${summary}`)
process.exitCode = total.failed > 0 ? 1 : 0
