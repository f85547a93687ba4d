import { pathToFileURL } from 'node:url'
import type { Copy } from './copy.ts'

export interface Fault {
  readonly kind: 'page' | 'process' | 'error' | 'rejection'
  /** Cause, with the stack if there is one. */
  readonly detail: string
}

interface ReportContext {
  readonly at: Date
  readonly app: string
  readonly system: string
  /** Home folder, replaced by `~` in the report because it holds the user's name. */
  readonly home: string
}

/** Replaces the home folder by `~`, as a path and as stacks write it: in an address, such as `file:///C:/Users/%E8%8A%B1`. */
function withoutHome(text: string, home: string): string {
  // A program without a user of its own has no home, or the root.
  if (home.length < 2) return text
  const { href, pathname } = pathToFileURL(home, { windows: home.includes('\\') })
  const forms = [href, pathname, home.replaceAll('\\', '/'), home]
  return forms.reduce((left, form) => left.replaceAll(form, '~'), text)
}

/** Returns the text of a fault report, which the user can read before sharing it. */
export function reportText(
  { kind, detail }: Fault,
  { at, app: version, system, home }: ReportContext,
  copy: Copy,
): string {
  const { report } = copy
  const lines = [
    report.title,
    report.privacy,
    '',
    `${report.when}: ${at.toISOString()}`,
    `${report.what}: ${report[kind]}`,
    `${report.app}: ${version}`,
    `${report.system}: ${system}`,
    '',
    `${report.detail}:`,
    withoutHome(detail, home),
  ]
  return `${lines.join('\n')}\n`
}
