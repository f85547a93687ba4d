import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.mjs'
import { readCounts } from './results.mjs'
import { claimTempFolder } from './temp-folder.mjs'

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
 * @returns {Promise<import('./results.mjs').Result>}
 */
export async function runStep(step, extra) {
  const startedAt = performance.now()
  const reportFile = join(root, `.cache/test/${step.name}.json`)
  rmSync(reportFile, { force: true })
  const isGreen = await runCommand(step, extra, reportFile)
  return { ...resultOf(step, isGreen, reportFile), seconds: (performance.now() - startedAt) / 1000 }
}

/**
 * Runs the command of a step in a temporary folder of its own. Returns whether it exits with 0.
 * @param {import('./steps.mjs').Step} step @param {readonly string[]} extra @param {string} reportFile
 */
async function runCommand(step, extra, reportFile) {
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
  return code === 0
}

/** @param {import('./steps.mjs').Step} step @param {boolean} isGreen @param {string} reportFile */
function resultOf(step, isGreen, reportFile) {
  const failed = isGreen ? 0 : 1
  if (step.counts === 'check') return { passed: 1 - failed, failed, skipped: 0, retried: 0 }
  try {
    const counts = readCounts(step, reportFile)
    // Counts a runner's failure without a failed test, such as a broken setup.
    return { ...counts, failed: counts.failed || failed }
  } catch {
    // A runner that wrote no report has failed.
    return { passed: 0, failed: 1, skipped: 0, retried: 0 }
  }
}
