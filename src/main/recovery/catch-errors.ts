import { app } from 'electron'
import { detailOf } from './report-text.ts'
import type { Reporter } from './reporter.ts'

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
