import type { CoverageReport } from './coverage.ts'

type Counts = Readonly<Record<string, number>>

/** Two reports of the same contract as one: every count added up. */
export function mergeCoverage(one: CoverageReport, other: CoverageReport): CoverageReport {
  return {
    endpoints: byKey(
      one.endpoints,
      other.endpoints,
      ({ id }) => id,
      (a, b) => {
        const statuses = added(a.statuses, b.statuses)
        return { ...a, statuses, missing: a.documented.filter((status) => !statuses[status]) }
      },
    ),
    channels: byKey(
      one.channels,
      other.channels,
      ({ id }) => id,
      (a, b) => ({ ...a, frames: a.frames + b.frames }),
    ),
    timeRules: byKey(
      one.timeRules,
      other.timeRules,
      ({ kind }) => kind,
      (a, b) => ({ ...a, fired: a.fired + b.fired }),
    ),
    screens: byKey(
      one.screens,
      other.screens,
      ({ path }) => path,
      (a, b) => ({ ...a, seen: a.seen + b.seen }),
    ),
    errorTexts: byKey(
      one.errorTexts,
      other.errorTexts,
      ({ text }) => text,
      (a, b) => ({ ...a, seen: a.seen + b.seen }),
    ),
  }
}

/** Lines of both, those of one key made one; in the order in which they first stand. */
function byKey<Line>(
  one: readonly Line[],
  other: readonly Line[],
  keyOf: (line: Line) => string,
  merge: (a: Line, b: Line) => Line,
): Line[] {
  const lines = new Map(one.map((line) => [keyOf(line), line]))
  for (const line of other) {
    const known = lines.get(keyOf(line))
    lines.set(keyOf(line), known === undefined ? line : merge(known, line))
  }
  return [...lines.values()]
}

function added(one: Counts, other: Counts): Record<string, number> {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return Object.fromEntries([...names].map((name) => [name, (one[name] ?? 0) + (other[name] ?? 0)]))
}
