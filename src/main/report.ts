import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { homedir, release } from 'node:os'
import { dirname, join } from 'node:path'
import { app } from 'electron'
import type { Copy } from './copy.ts'
import { localTime, type Log } from './log.ts'
import { type Fault, reportText } from './report-text.ts'

/** Number of reports kept; older ones are deleted. */
const mostReports = 20

const reportName = /^report-.*\.txt$/

/** Writes a text file and returns its path. A report of the same millisecond has taken the name without a number. */
function writeNew(name: string, text: string): string {
  for (let number = 1; ; number += 1) {
    const path = `${name}${number === 1 ? '' : `-${number}`}.txt`
    if (existsSync(path)) continue
    writeFileSync(path, text)
    return path
  }
}

/**
 * Writes a report beside the log, synchronously because the process may be about to exit.
 * @returns the report's path, or `undefined` if the folder cannot be written
 */
export function writeReport(folder: string, at: Date, text: string): string | undefined {
  try {
    mkdirSync(folder, { recursive: true })
    const path = writeNew(join(folder, `report-${at.toISOString().replaceAll(/[:.]/g, '-')}`), text)
    const old = readdirSync(folder)
      .filter((name) => reportName.test(name))
      .toSorted()
      .slice(0, -mostReports)
    for (const name of old) rmSync(join(folder, name), { force: true })
    return path
  } catch {
    return undefined
  }
}

/** Logs a fault in one line and writes its report on this computer. Returns the report's path. */
export type Reporter = (fault: Fault) => string | undefined

/** @param copy returns the texts in the current language */
export function createReporter(log: Log, copy: () => Copy): Reporter {
  return (fault) => {
    const at = localTime()
    const { electron, chrome, node } = process.versions
    const context = {
      at,
      app: `${app.getVersion()} (Electron ${electron}, Chromium ${chrome}, Node ${node})`,
      system: `${process.platform} ${process.arch} ${release()}`,
      home: homedir(),
    }
    const path = writeReport(dirname(log.path), at, reportText(fault, context, copy()))
    const [line = ''] = fault.detail.split('\n', 1)
    log.error(`A fault (${fault.kind}): ${line}${path === undefined ? '' : ` Report: ${path}`}`)
    return path
  }
}
