import { readFileSync } from 'node:fs'

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

/** Reads the counts of a step from the report of its runner. @param {import('./steps.mjs').Step} step @param {string} reportFile */
export function readCounts(step, reportFile) {
  const report = JSON.parse(readFileSync(reportFile, 'utf8'))
  return step.counts === 'vitest' ? fromVitest(report) : fromPlaywright(report)
}
