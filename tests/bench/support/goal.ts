/** One line of the table. */
export interface Finding {
  /** What was to be reached, as docs/benchmarks.md has it. */
  readonly goal: string
  readonly measured: string
  /** Undefined where no goal is set. */
  readonly met: boolean | undefined
  /** What the measurement rests on: processor time, time on the wall, bytes. */
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
