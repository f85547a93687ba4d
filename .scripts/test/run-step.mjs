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
