/** The value below which a share of the values lies; NaN of none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

/** The time of the quietest quarter: everything else on the machine only ever adds. */
export function quietest<Key extends string>(runs: readonly Readonly<Record<Key, number>>[], key: Key): number {
  return quantile(
    runs.map((run) => run[key]),
    0.25,
  )
}

/** Three figures at most: more would claim what the machine cannot hold. */
export function round(value: number): number {
  return Number(value.toPrecision(3))
}
