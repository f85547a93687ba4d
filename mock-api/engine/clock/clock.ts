import { existsSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import type { Low } from 'lowdb'
import * as z from 'zod/mini'
import { tokyoIso } from '../../../src/contract/rules/tokyo-time.ts'
import { farthestJump } from '../../../src/contract/rules/windows.ts'
import { DamagedFile, openJsonFile, storeErrorOf } from '../store/files.ts'

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

const schema = z.strictObject({
  mode: z.enum(['running', 'frozen']),
  at: z.int(),
  since: z.int(),
  speed: z.number().check(z.positive()),
})

/** What the world knows of time. */
interface KnownTime {
  /** State of the clock of a world that was just founded; undefined for a world that had a clock before. */
  readonly initial: ClockState | undefined
  /** Every due effect up to this instant has happened. */
  readonly settledAt: number
  /** Returns the latest instant that a record tells of; reads the whole world. */
  lastInstant(this: void): number
}

interface OpenedClock {
  readonly clock: Clock
  /** Resolves when the clock's last change is on the disk. */
  readonly saved: () => Promise<void>
  /** One line when the file could not be used. */
  readonly reports: readonly string[]
}

/**
 * Opens the clock of a data folder. It goes on where it was; a running clock also passes while the server is off. If its
 * file is damaged or missing, the clock stands still at the last instant that the world knows.
 */
export async function openClock(dir: string, systemNow: () => number, known: KnownTime): Promise<OpenedClock> {
  const path = join(dir, 'clock.json')
  const { file, reports } = await openState(path, systemNow, known)
  try {
    await file.write()
  } catch (cause) {
    throw storeErrorOf(cause, `write ${path}`)
  }
  let saving = Promise.resolve()
  const clock = new Clock(systemNow, file.data, (state) => {
    file.data = state
    // The next change writes again; a clock that is a little behind is put right by the world's settled instant.
    saving = file.write().catch(() => {})
  })
  // A kill can lose the clock's last change, but the world says up to when it has lived.
  if (clock.now() < known.settledAt) clock.moveTo(known.settledAt)
  return { clock, saved: () => saving, reports }
}

async function openState(
  path: string,
  systemNow: () => number,
  { initial, settledAt, lastInstant }: KnownTime,
): Promise<{ file: Low<ClockState>; reports: readonly string[] }> {
  if (initial) return { file: await openJsonFile(path, schema, initial), reports: [] }
  const standStill = async (what: string, rest = '') => {
    const at = lastInstant()
    const file = await openJsonFile(path, schema, standingAt(at))
    const clock = `the clock stands still at ${tokyoIso(at)}, the last known instant`
    return { file, reports: [`${path} is ${what}: ${clock}.${rest}`] }
  }
  if (!existsSync(path)) return await standStill('missing')
  try {
    const file = await openJsonFile(path, schema, standingAt(settledAt))
    if (new Clock(systemNow, file.data).now() > farthestJump(settledAt))
      throw new DamagedFile(path, 'its instant is more than 100 years after the last effect')
    return { file, reports: [] }
  } catch (cause) {
    if (!(cause instanceof DamagedFile)) throw cause
    await rename(path, `${path}.damaged`)
    return await standStill('damaged', ` The file lies in ${path}.damaged.`)
  }
}

const standingAt = (at: number): ClockState => ({ mode: 'frozen', at, since: 0, speed: 1 })
