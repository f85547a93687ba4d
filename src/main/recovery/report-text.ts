import type { Copy } from '../copy/copy.ts'

export interface Fault {
  readonly kind: 'page' | 'process' | 'error' | 'rejection'
  /** What is known of the cause, with the calls that led there where there are any. */
  readonly detail: string
}

export interface ReportFacts {
  readonly at: Date
  readonly app: string
  readonly system: string
  /** The person's own folder, whose name is nobody's business. */
  readonly home: string
}

/** What went wrong, as a text that a person can read before giving it on. */
export function reportText(
  { kind, detail }: Fault,
  { at, app, system, home }: ReportFacts,
  copy: Copy,
): string {
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
