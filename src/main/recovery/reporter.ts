import { homedir, release } from 'node:os'
import { dirname } from 'node:path'
import { app } from 'electron'
import type { Copy } from '../copy/copy.ts'
import { localTime } from '../log/local-time.ts'
import type { Log } from '../log/log.ts'
import { writeReport } from './report-folder.ts'
import { reportText } from './report-text.ts'
import type { Fault } from './report-text.ts'

/** Logs a fault in one line and writes its report. Answers the report's path; nothing leaves this computer. */
export type Reporter = (fault: Fault) => string | undefined

/** @param copy asked each time, since the person may change the language */
export function createReporter(log: Log, copy: () => Copy): Reporter {
  return (fault) => {
    const at = localTime()
    const { electron, chrome, node } = process.versions
    const facts = {
      at,
      app: `${app.getVersion()} (Electron ${electron}, Chromium ${chrome}, Node ${node})`,
      system: `${process.platform} ${process.arch} ${release()}`,
      home: homedir(),
    }
    const path = writeReport(dirname(log.path), at, reportText(fault, facts, copy()))
    const [line = ''] = fault.detail.split('\n', 1)
    log.error(`A fault (${fault.kind}): ${line}${path === undefined ? '' : ` Report: ${path}`}`)
    return path
  }
}
