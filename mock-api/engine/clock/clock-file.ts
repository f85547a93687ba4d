import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Low } from 'lowdb'
import * as z from 'zod/mini'
import type { Damage } from '../../../src/contract/rules/damage.ts'
import { farthestJump } from '../../../src/contract/rules/farthest-jump.ts'
import { tokyoIso } from '../../../src/contract/rules/tokyo-time.ts'
import { openJsonFile } from '../store/json-file.ts'
import { quarantine } from '../store/set-aside.ts'
import { storeErrorOf, DamagedFile } from '../store/store-error.ts'
import { type ClockState, Clock } from './clock.ts'

/** Shape of `clock.json`. */
const schema = z.strictObject({
  mode: z.enum(['running', 'frozen']),
  at: z.int(),
  since: z.int(),
  speed: z.number().check(z.positive()),
})

/** The instants of a world that the clock needs when it opens. */
interface KnownTime {
  /** Initial state for a world founded in this start; undefined for an older world. */
  readonly initial: ClockState | undefined
  /** Instant up to which every due effect is applied. */
  readonly runUntil: number
  /** Returns the latest past instant in any record; reads the whole world. */
  lastInstant(this: void): number
}

/**
 * Opens the clock of a data folder and continues from its state. A running clock also counts the time while the server
 * was off. `saved` resolves when the latest change is on disk. If its file is damaged or missing, the clock is frozen at
 * the latest instant of the world.
 */
export async function openClock(dir: string, systemNow: () => number, known: KnownTime) {
  const path = join(dir, 'clock.json')
  const { file, damage } = await openState(path, known)
  try {
    await file.write()
  } catch (cause) {
    throw storeErrorOf(cause, `write ${path}`)
  }
  let saving = Promise.resolve()
  const clock = new Clock(systemNow, file.data, (state) => {
    file.data = state
    // A lost write is harmless: the next change writes again, and opening corrects a clock behind the applied effects.
    saving = file.write().catch(() => {})
  })
  moveToWorld(clock, known)
  return { clock, saved: () => saving, damage }
}

/**
 * Moves a clock forward that is behind its world: a kill can lose its latest change, but the world knows until when its
 * effects have run. If the system's clock was set back or far ahead while the server was off, the file may be days behind,
 * and only the latest instant of the world is sure.
 */
function moveToWorld(clock: Clock, { runUntil, lastInstant }: KnownTime): void {
  const opened = clock.state
  const now = clock.now()
  // Reading the clock replaces its state when the system's clock is wrong.
  const isCorrected = clock.state !== opened
  const earliest = isCorrected ? Math.max(runUntil, lastInstant()) : runUntil
  if (now < earliest) clock.moveTo(earliest)
}

interface OpenedState {
  readonly file: Low<ClockState>
  readonly damage: readonly Damage[]
}

async function openState(path: string, known: KnownTime): Promise<OpenedState> {
  const { initial, runUntil } = known
  if (initial) return { file: await openJsonFile(path, schema, initial), damage: [] }
  if (!existsSync(path)) return await standStill(path, known, (at) => ({ kind: 'clock-missing', file: path, at }))
  try {
    const file = await openJsonFile(path, schema, frozenAt(runUntil))
    if (file.data.at > farthestJump(runUntil))
      throw new DamagedFile(path, 'its instant is more than 100 years after the last effect')
    return { file, damage: [] }
  } catch (cause) {
    if (!(cause instanceof DamagedFile)) throw cause
    const { copy } = await quarantine(path)
    return await standStill(path, known, (at) => ({ kind: 'clock-damaged', file: path, at, copy }))
  }
}

/** Begins a file with a clock that is frozen at the latest instant of the world. */
async function standStill(
  path: string,
  { lastInstant }: KnownTime,
  damageAt: (at: string) => Damage,
): Promise<OpenedState> {
  const last = lastInstant()
  return { file: await openJsonFile(path, schema, frozenAt(last)), damage: [damageAt(tokyoIso(last))] }
}

const frozenAt = (at: number): ClockState => ({ mode: 'frozen', at, since: 0, speed: 1 })
