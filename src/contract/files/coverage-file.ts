import { type CoverageReport, coverageParts, type CoveragePart, shareOf } from '../control/coverage.ts'
import { escaped, junitFile } from './junit.ts'

/** Export formats, equal to their file extensions. */
export const coverageFormats = ['html', 'json', 'xml'] as const
export type CoverageFormat = (typeof coverageFormats)[number]

/** Returns a report as an HTML page, as JSON, or as JUnit with unobserved items as failed tests. */
export function coverageFile(report: CoverageReport, format: CoverageFormat, title: string): string {
  if (format === 'json') return `${JSON.stringify(report, null, 2)}\n`
  return format === 'html' ? page(coverageParts(report), title) : junit(coverageParts(report), title)
}

function junit(parts: readonly CoveragePart[], title: string): string {
  const suites = parts.map(({ label, items }) => ({
    name: label,
    cases: items.map(({ name, seen }) => ({ name, ...(seen === 0 && { failure: 'not seen' }) })),
  }))
  return junitFile(title, suites)
}

const style = `body{font:15px/1.7 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#2b2027;background:#fffdfb}
table{border-collapse:collapse;width:100%;margin:.5rem 0 2rem}td,th{padding:.25rem .5rem;border-bottom:1px solid #e6dcd6;text-align:start}
td:last-child,th:last-child{text-align:end;font-variant-numeric:tabular-nums}.no td{color:#a3122f}summary{cursor:pointer}
@media (prefers-color-scheme:dark){body{color:#f3eaf0;background:#1c141a}td,th{border-color:#473a43}.no td{color:#ff9db0}}`

function page(parts: readonly CoveragePart[], title: string): string {
  const totals = parts.map(({ label, items }) => {
    const { seen, of, percent } = shareOf(items)
    return `<tr><td>${escaped(label)}</td><td>${seen} / ${of}（${percent}%）</td></tr>`
  })
  const lists = parts.map(({ label, items }) => {
    const rows = items.map(
      ({ name, seen }) =>
        `<tr${seen === 0 ? ' class="no"' : ''}><td>${escaped(name)}</td><td>${seen === 0 ? '未' : seen}</td></tr>`,
    )
    return `<details><summary>${escaped(label)}</summary><table>${rows.join('\n')}</table></details>`
  })
  return [
    '<!doctype html>',
    `<html lang="ja"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`,
    `<title>${escaped(title)}</title><style>${style}</style></head><body>`,
    `<h1>${escaped(title)}</h1>`,
    `<table>${totals.join('\n')}</table>`,
    ...lists,
    '</body></html>',
    '',
  ].join('\n')
}
