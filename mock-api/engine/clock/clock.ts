import { farthestJump } from '../../../src/contract/rules/farthest-jump.ts'
import { dayMs } from '../../../src/contract/rules/tokyo-time.ts'

/**
 * Mapping from real to virtual time: virtual time is `at` at the real instant `since` and runs `speed` times as fast.
 * A frozen clock stores 0 in `since`, because the same requests must store the same bytes (D-05).
 */
export interface ClockState {
  readonly mode: 'running' | 'frozen'
  readonly at: number
  readonly since: number
  readonly speed: number
}

/** The virtual clock (D-02, D-04). Epoch milliseconds throughout. */
export class Clock {
  /** Latest virtual instant of the running clock. */
  private reached: number
  /** Whether a running clock waits until `release`. */
  private isHeld = false

  constructor(
    private readonly systemNow: () => number,
    private current: ClockState,
    /** Called after each change, so that the clock survives a restart. */
    private readonly save: (state: ClockState) => void = () => {},
  ) {
    this.reached = current.at
  }

  get state(): ClockState {
    return this.current
  }

  /**
   * Returns the virtual instant. If the system's clock was set back, or so far ahead that the instant could be reached
   * by no jump, virtual time goes on from the last instant; that is saved, too.
   */
  now(): number {
    const { mode, at, since, speed } = this.current
    if (mode === 'frozen' || this.isHeld) return at
    const real = this.systemNow()
    const instant = at + Math.floor((real - since) * speed)
    const passed = instant - this.reached
    if (passed < 0 || (passed > dayMs && instant > farthestJump(this.reached))) {
      this.current = { mode, at: this.reached, since: real, speed }
      this.save(this.current)
      return this.reached
    }
    return (this.reached = instant)
  }

  freeze(): void {
    this.change({ mode: 'frozen' })
  }

  run(speed = 1): void {
    this.change({ mode: 'running', speed })
  }

  /** Lets time stand still until `release`. Mode and speed stay, also on disk: after a kill meanwhile the clock runs on. */
  hold(): void {
    this.saveNow()
    this.isHeld = true
  }

  release(): void {
    this.saveNow()
    this.isHeld = false
  }

  /** Adopts a mode and speed; a frozen clock keeps its speed for later. */
  resume({ mode, speed }: Pick<ClockState, 'mode' | 'speed'>): void {
    this.change({ mode, speed })
  }

  /** Sets the virtual now; mode and speed stay. */
  moveTo(at: number): void {
    this.change({ at })
  }

  /** Saves the present instant, so that time goes on from it whatever happens to the system's clock meanwhile. */
  saveNow(): void {
    this.change({})
  }

  private change(change: Partial<ClockState>): void {
    const next = { ...this.current, at: this.now(), ...change }
    const before = this.current
    this.current = { ...next, since: next.mode === 'frozen' ? 0 : this.systemNow() }
    this.reached = this.current.at
    const isSame = (Object.keys(before) as (keyof ClockState)[]).every((name) => before[name] === this.current[name])
    if (!isSame) this.save(this.current)
  }
}
