import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** As many reports as are kept; the oldest go. */
const kept = 20
const reportName = /^report-.*\.txt$/

/**
 * Writes a report beside the log. Written at once, since the process may be about to end.
 * @returns its path, or `undefined` where the folder cannot be written
 */
export function writeReport(folder: string, at: Date, text: string): string | undefined {
  try {
    mkdirSync(folder, { recursive: true })
    const path = join(folder, `report-${at.toISOString().replaceAll(/[:.]/g, '-')}.txt`)
    writeFileSync(path, text)
    const old = readdirSync(folder)
      .filter((name) => reportName.test(name))
      .toSorted()
      .slice(0, -kept)
    for (const name of old) rmSync(join(folder, name), { force: true })
    return path
  } catch {
    return undefined
  }
}
