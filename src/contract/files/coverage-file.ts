import type { CoverageReport } from '../control/coverage.ts'
import type { Language } from '../rules/language.ts'
import { type CoverageKind, coverageParts, type CoveragePart, shareOf } from './coverage-report.ts'
import { escaped, junitFile } from './junit.ts'

/** Export formats, equal to their file extensions. */
export const coverageFormats = ['html', 'json', 'xml'] as const
export type CoverageFormat = (typeof coverageFormats)[number]

/** Words of a report in its language. */
export interface CoverageWords {
  readonly language: Language
  readonly title: string
  readonly kinds: Readonly<Record<CoverageKind, string>>
  /** Stands in place of the number of an unobserved item. */
  readonly unseen: string
}

/** Returns a report as an HTML page, as JSON, or as JUnit with unobserved items as failed tests. */
export function coverageFile(report: CoverageReport, format: CoverageFormat, words: CoverageWords): string {
  if (format === 'json') return `${JSON.stringify(report, null, 2)}\n`
  return format === 'html' ? page(coverageParts(report), words) : junit(coverageParts(report), words)
}

function junit(parts: readonly CoveragePart[], { title, kinds, unseen }: CoverageWords): string {
  const suites = parts.map(({ key, items }) => ({
    name: kinds[key],
    cases: items.map(({ name, seen }) => ({ name, ...(seen === 0 && { failure: unseen }) })),
  }))
  return junitFile(title, suites)
}

const style = `body{font:15px/1.7 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#2b2027;background:#fffdfb}
table{border-collapse:collapse;width:100%;margin:.5rem 0 2rem}td,th{padding:.25rem .5rem;border-bottom:1px solid #e6dcd6;text-align:start}
td:last-child,th:last-child{text-align:end;font-variant-numeric:tabular-nums}.no td{color:#a3122f}summary{cursor:pointer}
@media (prefers-color-scheme:dark){body{color:#f3eaf0;background:#1c141a}td,th{border-color:#473a43}.no td{color:#ff9db0}}`

function page(parts: readonly CoveragePart[], { language, title, kinds, unseen }: CoverageWords): string {
  const totals = parts.map(({ key, items }) => {
    const { seen, of, percent } = shareOf(items)
    return `<tr><td>${escaped(kinds[key])}</td><td>${seen} / ${of} (${percent}%)</td></tr>`
  })
  const lists = parts.map(({ key, items }) => {
    const rows = items.map(
      ({ name, seen }) =>
        `<tr${seen === 0 ? ' class="no"' : ''}><td>${escaped(name)}</td><td>${seen === 0 ? escaped(unseen) : seen}</td></tr>`,
    )
    return `<details><summary>${escaped(kinds[key])}</summary><table>${rows.join('\n')}</table></details>`
  })
  return [
    '<!doctype html>',
    `<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<title>${escaped(title)}</title><style>${style}</style></head><body>`,
    `<h1>${escaped(title)}</h1>`,
    `<table>${totals.join('\n')}</table>`,
    ...lists,
    '</body></html>',
    '',
  ].join('\n')
}
