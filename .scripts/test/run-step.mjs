import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'
import { claimTempFolder } from './temp-folder.mjs'

/**
 * @typedef {object} Result
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {number} retried Passed, but not at the first try.
 * @property {number} seconds
 */

/** @param {any} report of vitest's json reporter */
const fromVitest = (report) => ({
  passed: report.numPassedTests,
  // A file that does not load fails without any test of its own.
  failed: report.numFailedTests || report.numFailedTestSuites,
  skipped: report.numPendingTests + report.numTodoTests,
  retried: 0,
})

/** @param {any} report of Playwright's json reporter */
const fromPlaywright = ({ stats, errors }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
  retried: stats.flaky,
  skipped: stats.skipped,
})

/** @param {import('./steps.mjs').Step} step @param {string} reportFile */
function readCounts(step, reportFile) {
  const report = JSON.parse(readFileSync(reportFile, 'utf8'))
  return step.counts === 'vitest' ? fromVitest(report) : fromPlaywright(report)
}

/**
 * Runs one step with its output shown as it comes.
 * @param {import('./steps.mjs').Step} step
 * @param {readonly string[]} extra Further arguments, e.g. a file to run alone.
 * @returns {Promise<Result>}
 */
export async function runStep(step, extra) {
  const startedAt = performance.now()
  const reportFile = join(root, `.cache/test/${step.name}.json`)
  rmSync(reportFile, { force: true })
  // What the servers of a whole step have seen, for `npm run coverage:gate`.
  const coverage = step.counts === 'check' || extra.length > 0 ? '' : join(root, '.cache/coverage', step.name)
  if (coverage !== '') {
    // What an earlier `--rest` has seen is not newer than this.
    for (const folder of [coverage, `${coverage}-rest`]) rmSync(folder, { recursive: true, force: true })
  }
  const reporter =
    step.counts === 'vitest' ? ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`] : []
  const temp = claimTempFolder()
  const child = spawn(process.execPath, [...step.command, ...reporter, ...extra], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      ...temp.env,
      TEST_RESULTS: step.counts === 'playwright' ? reportFile : '',
      YOIMACHI_COVERAGE: coverage,
    },
  })
  const [code] = await once(child, 'exit')
  temp.remove()
  const seconds = (performance.now() - startedAt) / 1000
  const asCheck = {
    passed: code === 0 ? 1 : 0,
    failed: code === 0 ? 0 : 1,
    skipped: 0,
    retried: 0,
    seconds,
  }
  if (step.counts === 'check') return asCheck
  try {
    const counts = readCounts(step, reportFile)
    // A runner that fails without a failed test (no tests found, a broken setup) has failed all the same.
    return { ...counts, failed: counts.failed || asCheck.failed, seconds }
  } catch {
    return { ...asCheck, passed: 0, failed: 1 }
  }
}
