import type { Cause } from './operation.ts'

/**
 * Calls that a page makes by itself, without a press: visits and opened pages, reading, the bonus of the day, and logins.
 * They make no moment, or a phone that loads afresh after a rewind would begin a new branch each time.
 */
const automaticCalls: ReadonlySet<string> = new Set([
  'API-02',
  'API-03',
  'API-07',
  'API-08',
  'API-09',
  'API-25',
  'API-31',
  'API-32',
  'API-33',
  'API-45',
  'API-46',
  'API-47',
  'API-48',
  'API-50',
  'IMP-28a',
])

export function isAutomatic({ kind, subject }: Cause): boolean {
  return kind === 'call' && automaticCalls.has(subject)
}
