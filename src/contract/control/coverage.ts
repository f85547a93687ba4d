import * as z from 'zod/mini'
import * as wire from '../wire/wire.ts'
import { defineControl } from './define-control.ts'
import { effectKinds } from './effects.ts'

/** A documented item and the number of times it was observed. */
interface CoverageItem {
  readonly name: string
  readonly seen: number
}

/** The documented items of one kind. */
interface CoveragePart {
  readonly key: string
  readonly label: string
  readonly items: readonly CoverageItem[]
}

/** Returns the documented items by kind. Undocumented observations are left out, so they cannot raise the coverage. */
export function coverageParts(report: CoverageReport): readonly CoveragePart[] {
  const { endpoints, channels, timeRules, screens, errorTexts } = report
  const calls = endpoints.map(({ method, path, statuses }) => {
    return { name: `${method} ${path}`, seen: sum(Object.values(statuses)) }
  })
  const statuses = endpoints.flatMap(({ method, path, documented, statuses: counts }) =>
    documented.map((status) => ({ name: `${method} ${path} ${status}`, seen: counts[status] ?? 0 })),
  )
  return [
    { key: 'calls', label: '呼び出し', items: calls },
    { key: 'statuses', label: '応答の状態', items: statuses },
    {
      key: 'channels',
      label: 'チャンネル',
      items: channels.map(({ name, frames }) => ({ name, seen: frames })),
    },
    {
      key: 'time',
      label: '時間のきまり',
      items: timeRules.map(({ kind, fired }) => ({ name: kind, seen: fired })),
    },
    {
      key: 'screens',
      label: '画面',
      items: screens.filter(({ documented }) => documented).map(({ path, seen }) => ({ name: path, seen })),
    },
    {
      key: 'texts',
      label: 'エラー文',
      items: errorTexts.filter(({ documented }) => documented).map(({ text, seen }) => ({ name: text, seen })),
    },
  ]
}

/** Counts items. The percentage is rounded down, so that 100 means all. */
export function shareOf(items: readonly CoverageItem[]) {
  const seen = items.filter((item) => item.seen > 0).length
  const of = items.length
  return { seen, of, percent: of === 0 ? 100 : Math.floor((seen / of) * 100) }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

const counts = z.record(z.string(), z.int())

/** Documented items with their counts since the start. */
export const coverageReport = z.strictObject({
  endpoints: z.array(
    z.strictObject({
      id: z.string(),
      method: z.string(),
      path: z.string(),
      summary: z.string(),
      documented: z.array(z.int()),
      /** Counts of documented and other observed statuses. */
      statuses: counts,
      /** Documented statuses that were never observed. */
      missing: z.array(z.int()),
    }),
  ),
  channels: z.array(z.strictObject({ id: z.string(), name: z.string(), frames: z.int() })),
  timeRules: z.array(z.strictObject({ kind: z.enum(effectKinds), fired: z.int() })),
  /** Pages by route. Paths outside the product's routes are undocumented. */
  screens: z.array(z.strictObject({ path: z.string(), documented: z.boolean(), seen: z.int() })),
  /** Error texts. The many texts of single fields count as undocumented. */
  errorTexts: z.array(z.strictObject({ text: z.string(), documented: z.boolean(), seen: z.int() })),
})
export type CoverageReport = z.output<typeof coverageReport>

export const readCoverage = defineControl('readCoverage', 'GET /coverage', {
  summary:
    'All documented calls, statuses, channels, screens, error texts and time rules with the number of times each was seen',
  response: coverageReport,
  worksOnReal: true,
})

export const clearCoverage = defineControl('clearCoverage', 'DELETE /coverage', {
  summary: 'Resets all counts',
  response: wire.success,
  worksOnReal: true,
})

/** Export formats, equal to their file extensions. */
export const coverageFormats = ['html', 'json', 'xml'] as const
export type CoverageFormat = (typeof coverageFormats)[number]

/** Returns a report as an HTML page, as JSON, or as JUnit with unobserved items as failed tests. */
export function coverageFile(report: CoverageReport, format: CoverageFormat, title: string): string {
  if (format === 'json') return `${JSON.stringify(report, null, 2)}\n`
  return format === 'html' ? page(coverageParts(report), title) : junit(coverageParts(report), title)
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes text for HTML and XML and removes control characters, which XML forbids. */
const escaped = (text: string) =>
  // oxlint-disable-next-line no-control-regex -- removes exactly these characters
  text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign).replace(/[\0-\x08\v\f\x0e-\x1f]/g, '')

function junit(parts: readonly CoveragePart[], title: string): string {
  const suites = parts.map(({ label, items }) => {
    const { seen, of } = shareOf(items)
    const cases = items.map(({ name, seen: count }) => {
      const head = `<testcase classname="${escaped(label)}" name="${escaped(name)}"`
      return count > 0 ? `    ${head}/>` : `    ${head}><failure message="not seen"/></testcase>`
    })
    const lines = [`  <testsuite name="${escaped(label)}" tests="${of}" failures="${of - seen}">`, ...cases]
    return [...lines, '  </testsuite>'].join('\n')
  })
  const all = shareOf(parts.flatMap(({ items }) => items))
  const counts = `tests="${all.of}" failures="${all.of - all.seen}"`
  const head = `<testsuites name="${escaped(title)}" ${counts}>`
  return ['<?xml version="1.0" encoding="UTF-8"?>', head, ...suites, '</testsuites>', ''].join('\n')
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

type Counts = Readonly<Record<string, number>>

/** Merges two reports of the same contract by adding all counts. */
export function mergeCoverage(one: CoverageReport, other: CoverageReport): CoverageReport {
  return {
    endpoints: byKey(one.endpoints, other.endpoints, 'id', (a, b) => {
      const statuses = added(a.statuses, b.statuses)
      return { ...a, statuses, missing: a.documented.filter((status) => !statuses[status]) }
    }),
    channels: byKey(one.channels, other.channels, 'id', (a, b) => ({ ...a, frames: a.frames + b.frames })),
    timeRules: byKey(one.timeRules, other.timeRules, 'kind', (a, b) => ({ ...a, fired: a.fired + b.fired })),
    screens: byKey(one.screens, other.screens, 'path', (a, b) => ({ ...a, seen: a.seen + b.seen })),
    errorTexts: byKey(one.errorTexts, other.errorTexts, 'text', (a, b) => ({ ...a, seen: a.seen + b.seen })),
  }
}

/** Merges rows with the same key field, in order of their first appearance. */
function byKey<Line>(
  one: readonly Line[],
  other: readonly Line[],
  key: keyof Line,
  merge: (a: Line, b: Line) => Line,
): Line[] {
  const lines = new Map(one.map((line) => [line[key], line]))
  for (const line of other) {
    const known = lines.get(line[key])
    lines.set(line[key], known === undefined ? line : merge(known, line))
  }
  return [...lines.values()]
}

function added(one: Counts, other: Counts): Record<string, number> {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return Object.fromEntries([...names].map((name) => [name, (one[name] ?? 0) + (other[name] ?? 0)]))
}
