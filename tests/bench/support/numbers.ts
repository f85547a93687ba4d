/** The value below which a share of the values lies; NaN for none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

/** Time of the fastest quarter, because other programs only add time. */
export function quietest<Key extends string>(runs: readonly Readonly<Record<Key, number>>[], key: Key): number {
  return quantile(
    runs.map((run) => run[key]),
    0.25,
  )
}

/** At most three figures, because the measurement is not more precise. */
export function round(value: number): number {
  return Number(value.toPrecision(3))
}
