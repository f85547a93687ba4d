/** A row of the table. */
export interface Finding {
  /** Goal, as in docs/benchmarks.md. */
  readonly goal: string
  readonly measured: string
  /** Undefined without a goal. */
  readonly met: boolean | undefined
  /** Unit of the measurement: processor time, wall time, bytes. */
  readonly by: 'cpu' | 'wall' | 'memory' | 'bytes' | 'count'
  /** All figures, for the JSON. */
  readonly figures: unknown
}

/** A part of the bench, by the id of its goal. */
export interface Part {
  readonly id: string
  readonly title: string
  run(): Promise<Finding[]>
}

export function atLeast(goal: string, value: number, least: number, rest: Omit<Finding, 'goal' | 'met'>) {
  return { goal, met: value >= least, ...rest }
}

export function atMost(goal: string, value: number, most: number, rest: Omit<Finding, 'goal' | 'met'>) {
  return { goal, met: value <= most, ...rest }
}
