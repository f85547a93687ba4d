/**
 * How virtual time follows real time: from `since` (real) on it was `at` (virtual) and passes `speed` times as fast. A
 * frozen clock has nothing of real time, so that the same calls store the same bytes (D-05): `since` is 0.
 */
export interface ClockState {
  readonly mode: 'running' | 'frozen'
  readonly at: number
  readonly since: number
  readonly speed: number
}

/** The virtual clock (D-02, D-04). Epoch milliseconds throughout. */
export class Clock {
  constructor(
    private readonly systemNow: () => number,
    private current: ClockState,
    /** Told about each change, to keep it over a restart. */
    private readonly save: (state: ClockState) => void = () => {},
  ) {}

  get state(): ClockState {
    return this.current
  }

  now(): number {
    const { mode, at, since, speed } = this.current
    return mode === 'frozen' ? at : at + Math.floor((this.systemNow() - since) * speed)
  }

  freeze(): void {
    this.change({ mode: 'frozen' })
  }

  run(speed = 1): void {
    this.change({ mode: 'running', speed })
  }

  /** Takes up a mode with its speed; a clock that stands remembers at which speed it ran. */
  goOn({ mode, speed }: Pick<ClockState, 'mode' | 'speed'>): void {
    this.change({ mode, speed })
  }

  /** Sets the present instant; mode and speed stay. */
  moveTo(at: number): void {
    this.change({ at })
  }

  private change(change: Partial<ClockState>): void {
    const next = { ...this.current, at: this.now(), ...change }
    this.current = { ...next, since: next.mode === 'frozen' ? 0 : this.systemNow() }
    this.save(this.current)
  }
}
