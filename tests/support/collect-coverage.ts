import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { threadId } from 'node:worker_threads'
import { coverageReport, readCoverage, type CoverageReport } from '../../src/contract/control/coverage.ts'
import { mergeCoverage } from '../../src/contract/files/coverage-report.ts'

let collected: CoverageReport | undefined

/**
 * Adds a server's coverage to the report of this process if the run collects it (`YOIMACHI_COVERAGE`). Ignores a server
 * that has stopped.
 */
export async function collectCoverage(url: string): Promise<void> {
  const folder = process.env['YOIMACHI_COVERAGE'] ?? ''
  if (folder === '') return
  const response = await fetch(url + readCoverage.path).catch(() => undefined)
  if (!response?.ok) return
  const report = coverageReport.parse(await response.json())
  collected = collected === undefined ? report : mergeCoverage(collected, report)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${process.pid}-${threadId}.json`), JSON.stringify(collected))
}
