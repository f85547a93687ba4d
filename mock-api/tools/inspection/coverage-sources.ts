import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { coverageReport, readCoverage, type CoverageReport } from '../../../src/contract/control/coverage.ts'
import { parseJson } from '../../../src/contract/rules/parse-json.ts'
import { mismatchOf } from '../../../src/contract/rules/zod-mismatch.ts'
import { failureReason } from '../failure-reason.ts'

/**
 * Reads coverage reports: of a running server by its address, of a file, or of all JSON files below a folder.
 * @throws Error with one line that names the source
 */
export async function reportsOf(source: string): Promise<CoverageReport[]> {
  try {
    if (/^https?:/.test(source)) return [await reportOfServer(source)]
    if (!(await stat(source)).isDirectory()) return [reportIn(await readFile(source, 'utf8'))]
  } catch (cause) {
    throw new Error(`Failed to read coverage from ${source}: ${failureReason(cause)}.`, { cause })
  }
  const names = await readdir(source, { recursive: true })
  const files = names.filter((name) => name.endsWith('.json'))
  return (await Promise.all(files.map((name) => reportsOf(join(source, name))))).flat()
}

async function reportOfServer(address: string): Promise<CoverageReport> {
  const response = await fetch(new URL(readCoverage.path, address))
  if (!response.ok) throw new Error(`it returned ${response.status}`)
  return reportIn(await response.text())
}

/** Parses a report. Throws with the place of the first mismatch. */
function reportIn(text: string): CoverageReport {
  const json = parseJson(text)
  if (json === undefined) throw new Error('it is no JSON')
  const parsed = z.safeParse(coverageReport, json)
  if (parsed.success) return parsed.data
  const place = mismatchOf(parsed.error).path.join('.')
  throw new Error(`it is no coverage report${place === '' ? '' : ` (${place})`}`)
}
