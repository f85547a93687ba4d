import type { CoverageReport } from '../control/coverage.ts'

/** A documented item and the number of times it was observed. */
interface CoverageItem {
  readonly name: string
  readonly seen: number
}

/** Kinds of documented items, in display order. */
export type CoverageKind = 'calls' | 'statuses' | 'channels' | 'time' | 'screens' | 'texts'

/** English names of the kinds. */
export const coverageKinds: Readonly<Record<CoverageKind, string>> = {
  calls: 'Calls',
  statuses: 'Statuses',
  channels: 'Channels',
  time: 'Time rules',
  screens: 'Pages',
  texts: 'Error texts',
}

/** The documented items of one kind. */
export interface CoveragePart {
  readonly key: CoverageKind
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
    { key: 'calls', items: calls },
    { key: 'statuses', items: statuses },
    { key: 'channels', items: channels.map(({ name, frames }) => ({ name, seen: frames })) },
    { key: 'time', items: timeRules.map(({ kind, fired }) => ({ name: kind, seen: fired })) },
    {
      key: 'screens',
      items: screens.filter(({ documented }) => documented).map(({ path, seen }) => ({ name: path, seen })),
    },
    {
      key: 'texts',
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
function byKey<Row>(one: readonly Row[], other: readonly Row[], key: keyof Row, merge: (a: Row, b: Row) => Row): Row[] {
  const rows = new Map(one.map((row) => [row[key], row]))
  for (const row of other) {
    const known = rows.get(row[key])
    rows.set(row[key], known === undefined ? row : merge(known, row))
  }
  return [...rows.values()]
}

function added(one: Counts, other: Counts): Record<string, number> {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return Object.fromEntries([...names].map((name) => [name, (one[name] ?? 0) + (other[name] ?? 0)]))
}
