import { app } from 'electron'
import { detailOf } from './error-text.ts'
import type { Reporter } from './report.ts'

/** Exit reasons of helper processes that are not faults. */
const ordinary = new Set(['clean-exit', 'killed'])

/**
 * Handles uncaught errors. An uncaught exception ends the app in order, because its state is unknown. Unhandled rejections
 * and dead helper processes, which Chromium restarts, are only reported.
 * @param end saves the world and ends the process
 */
export function catchErrors(report: Reporter, end: (error: unknown) => void): void {
  // Writing fails after the terminal that started the app is closed.
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
