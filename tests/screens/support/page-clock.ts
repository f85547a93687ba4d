import { setImmediate as turn } from 'node:timers/promises'
import type { PageWindow } from './screen-page.ts'

interface Timer {
  at: number
  readonly every?: number
  readonly run: () => void
}

/** Converts `1_000`, `'05'`, `'01:30'` or `'02:00:00'` to milliseconds. */
function toMs(time: number | string): number {
  if (typeof time === 'number') return time
  return time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) * 1_000
}

/** Turns of this process in which React draws a change and runs its effects, with some to spare. */
const drawingTurns = 10
async function drawn(): Promise<void> {
  for (let turns = 0; turns < drawingTurns; turns += 1) await turn()
}

const startOf = (time: number | string | Date): number => new Date(time).getTime()

/** Longest delay in milliseconds that passes by itself. Longer timers wait for the test. */
const atOnceMs = 20

/** Delays of the app before a message, a second attempt or a search, in milliseconds. None is longer. */
const briefMs = 1_200
/** Share of a brief delay that passes in a page whose clock runs by itself. */
const briefShare = 1 / 20

/**
 * Brief delays pass twenty times as fast, in the same order, because most of a test's time was spent waiting for
 * them. How long one is, a test proves with an installed clock.
 */
function hurry(window: PageWindow): void {
  const wait = window.setTimeout.bind(window)
  const inBrief = (run: TimerHandler, ms = 0, ...args: unknown[]) =>
    wait(run, ms > briefMs ? ms : ms * briefShare, ...args)
  Object.assign(window, { setTimeout: inBrief })
}

/**
 * Playwright's `page.clock` for timers, frames, `Date` and `performance` of the page. Unlike Playwright's, an installed
 * clock is frozen until a test moves it, so a slow machine changes nothing.
 * The server has a separate clock, which the control API moves.
 */
export class PageClock {
  readonly #window: () => PageWindow
  #isInstalled = false
  #nowMs = 0
  #passedMs = 0
  #lastId = 1
  #timers = new Map<number, Timer>()

  constructor(window: () => PageWindow) {
    this.#window = window
  }

  install = async ({ time = Date.now() }: { time?: number | string | Date } = {}): Promise<void> => {
    this.#isInstalled = true
    this.#nowMs = startOf(time)
    this.begin(this.#window())
  }

  async pauseAt(time: number | string | Date): Promise<void> {
    await this.runFor(startOf(time) - this.#nowMs)
  }

  /** Runs all timers that fall due, in order. */
  async runFor(time: number | string): Promise<void> {
    // Effects of the last press set their timers before time passes.
    await drawn()
    const end = this.#passedMs + toMs(time)
    for (;;) {
      const [next] = [...this.#timers].toSorted(([, one], [, other]) => one.at - other.at)
      if (!next || next[1].at > end) break
      const [id, timer] = next
      this.#to(timer.at)
      if (timer.every === undefined) this.#timers.delete(id)
      else timer.at += Math.max(1, timer.every)
      timer.run()
      // Work begun by a timer may set the next timer.
      await turn()
    }
    this.#to(end)
    await drawn()
  }

  /** Simulates a sleeping page: each timer that fell due runs once. */
  async fastForward(time: number | string): Promise<void> {
    this.#to(this.#passedMs + toMs(time))
    await this.runFor(0)
  }

  #runNow(id: number): void {
    const timer = this.#timers.get(id)
    if (!timer) return
    this.#timers.delete(id)
    timer.run()
  }

  #to(passedMs: number): void {
    if (passedMs <= this.#passedMs) return
    this.#nowMs += passedMs - this.#passedMs
    this.#passedMs = passedMs
  }

  /** Clears all timers, because a new document starts without any. */
  begin(window: PageWindow): void {
    this.#timers = new Map()
    if (!this.#isInstalled) return hurry(window)
    const atOnce = window.setTimeout.bind(window)
    const add = (run: unknown, ms: unknown, args: unknown[], repeats: boolean): number => {
      const wait = Math.max(0, Number(ms ?? 0) || 0)
      const id = ++this.#lastId
      const call = () => (run as (...given: unknown[]) => void)(...args)
      this.#timers.set(id, { at: this.#passedMs + wait, run: call, ...(repeats && { every: wait }) })
      if (wait <= atOnceMs && !repeats) atOnce(() => this.#runNow(id), wait)
      return id
    }
    const clear = (id: unknown) => void this.#timers.delete(id as number)
    const now = () => this.#nowMs
    const passed = () => this.#passedMs
    Object.assign(window, {
      setTimeout: (run: unknown, ms?: unknown, ...args: unknown[]) => add(run, ms, args, false),
      setInterval: (run: unknown, ms?: unknown, ...args: unknown[]) => add(run, ms, args, true),
      clearTimeout: clear,
      clearInterval: clear,
      requestAnimationFrame: (run: unknown) => add(run, 16, [passed()], false),
      cancelAnimationFrame: clear,
    })
    // The page shares this process's `performance`, which keeps running.
    const { timeOrigin } = performance
    const ofPage = { now: passed, timeOrigin, mark: () => {}, measure: () => {}, getEntriesByType: () => [] }
    Object.defineProperty(window, 'performance', { value: ofPage, configurable: true })
    const dateOf = window.eval(`(now) => class extends Date {
      constructor(...given) { given.length === 0 ? super(now()) : super(...given) }
      static now() { return now() }
    }`) as (now: () => number) => DateConstructor
    Object.defineProperty(window, 'Date', { value: dateOf(now), configurable: true, writable: true })
  }
}
