import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync, mkdirSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../root.mjs'

// Short, because socket paths are limited to about a hundred bytes.
const prefix = 'ymtest-'

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM means that the process belongs to another user.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}

/** Retries, because processes of this run may still write for a moment. @param {string} folder */
const remove = (folder) => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })

/** @param {string} folder of a killed run, which may be another user's */
function removeIfOwn(folder) {
  try {
    remove(folder)
  } catch (error) {
    const { code = '' } = /** @type {NodeJS.ErrnoException} */ (error)
    if (!['EACCES', 'EPERM'].includes(code)) throw error
  }
}

/**
 * Creates a temporary folder for the runners, browsers and servers of this run, and deletes those of killed runs.
 * @returns {{ env: Record<string, string>, remove(): void }}
 */
function claimTempFolder() {
  const parent = tmpdir()
  for (const name of readdirSync(parent))
    if (name.startsWith(prefix) && !isAlive(Number(name.slice(prefix.length)))) removeIfOwn(join(parent, name))
  const folder = join(parent, `${prefix}${process.pid}`)
  mkdirSync(folder, { recursive: true })
  return {
    env: {
      TMPDIR: folder,
      TMP: folder,
      TEMP: folder,
      // Keeps compiled specs for the next run.
      PWTEST_CACHE_DIR: join(root, '.cache/specs'),
    },
    remove: () => remove(folder),
  }
}

/**
 * @typedef {object} Result
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {number} retried passed after a retry
 * @property {number} seconds
 */

/** @param {any} report of vitest's json reporter */
const fromVitest = (report) => ({
  passed: report.numPassedTests,
  // A file that fails to load has no failed test.
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
 * Empties the folder for what the servers of a whole step see, for `npm run coverage:gate`. Also deletes the older
 * coverage of `--rest`.
 * @param {string} name of the step
 */
function coverageFolder(name) {
  const folder = join(root, '.cache/coverage', name)
  for (const old of [folder, `${folder}-rest`]) rmSync(old, { recursive: true, force: true })
  return folder
}

/**
 * Runs one step and forwards its output.
 * @param {import('./steps.mjs').Step} step
 * @param {readonly string[]} extra further arguments, such as a single file
 * @returns {Promise<Result>}
 */
export async function runStep(step, extra) {
  const startedAt = performance.now()
  const reportFile = join(root, `.cache/test/${step.name}.json`)
  rmSync(reportFile, { force: true })
  const isWhole = step.counts !== 'check' && extra.length === 0
  const reporter =
    step.counts === 'vitest' ? ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`] : []
  const temp = claimTempFolder()
  const child = spawn(process.execPath, [...step.command, ...reporter, ...extra], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      ...temp.env,
      // Without a locale Chromium cannot name a downloaded file in Japanese.
      LANG: process.env.LANG || 'C.UTF-8',
      TEST_RESULTS: step.counts === 'playwright' ? reportFile : '',
      YOIMACHI_COVERAGE: isWhole ? coverageFolder(step.name) : '',
    },
  })
  const [code] = await once(child, 'exit')
  temp.remove()
  const seconds = (performance.now() - startedAt) / 1000
  const [passed, failed] = code === 0 ? [1, 0] : [0, 1]
  const asCheck = { passed, failed, skipped: 0, retried: 0, seconds }
  if (step.counts === 'check') return asCheck
  try {
    const counts = readCounts(step, reportFile)
    // Counts a runner's failure without a failed test, such as a broken setup.
    return { ...counts, failed: counts.failed || asCheck.failed, seconds }
  } catch {
    return { ...asCheck, passed: 0, failed: 1 }
  }
}
