import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { homedir, release } from 'node:os'
import { join, dirname } from 'node:path'
import { app } from 'electron'
import type { Copy } from '../copy/ja.ts'
import { localTime, type Log } from '../log/log.ts'

interface Fault {
  readonly kind: 'page' | 'process' | 'error' | 'rejection'
  /** What is known of the cause, with the calls that led there where there are any. */
  readonly detail: string
}

interface ReportFacts {
  readonly at: Date
  readonly app: string
  readonly system: string
  /** The person's own folder, whose name is nobody's business. */
  readonly home: string
}

/** What went wrong, as a text that a person can read before giving it on. */
export function reportText({ kind, detail }: Fault, { at, app, system, home }: ReportFacts, copy: Copy): string {
  const { report } = copy
  const lines = [
    report.title,
    report.privacy,
    '',
    `${report.when}: ${at.toISOString()}`,
    `${report.what}: ${report[kind]}`,
    `${report.app}: ${app}`,
    `${report.system}: ${system}`,
    '',
    `${report.detail}:`,
    home === '' ? detail : detail.replaceAll(home, '~'),
  ]
  return `${lines.join('\n')}\n`
}

/** An error with the calls that led to it; anything else that was thrown as text. */
export const detailOf = (thrown: unknown): string =>
  thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)

/** The first line of what was thrown. */
export const messageOf = (thrown: unknown): string =>
  (thrown instanceof Error ? thrown.message : String(thrown)).split('\n', 1)[0] ?? ''

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

/** Reasons for which a helper process ends that are no fault. */
const ordinary = new Set(['clean-exit', 'killed'])

/**
 * Whatever nobody else catches. An error out of nowhere ends the app in order, since what it left behind is not known; a
 * promise that failed unheard, and a helper process that Chromium starts again by itself, are reported and no more.
 * @param end saves the world and ends the process
 */
export function catchErrors(report: Reporter, end: (error: unknown) => void): void {
  // The terminal that started the app may be closed while the app runs.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  process.on('uncaughtException', (error) => {
    report({ kind: 'error', detail: detailOf(error) })
    end(error)
  })
  process.on('unhandledRejection', (reason) => report({ kind: 'rejection', detail: detailOf(reason) }))
  app.on('child-process-gone', (_event, { type, reason, exitCode, name = '' }) => {
    if (!ordinary.has(reason)) report({ kind: 'process', detail: `${type} ${name} ${reason} (${exitCode})` })
  })
}
