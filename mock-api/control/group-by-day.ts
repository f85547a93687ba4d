import type { Effect } from '../engine/clock/effect.ts'
import { tokyoDay, tokyoIso } from '../../src/contract/rules/tokyo-time.ts'

/** A day of Tokyo with what happens on it beyond the effects that are listed one by one. */
export interface LaterDay {
  /** YYYY-MM-DD */
  readonly day: string
  /** The first of them, with +09:00. */
  readonly at: string
  readonly count: number
  /** How many of each kind. */
  readonly kinds: Readonly<Record<string, number>>
}

/** Gathers effects, given in order of time, by day: a year of them must not be sent one by one. */
export function laterDays(effects: readonly Pick<Effect, 'at' | 'kind'>[]): LaterDay[] {
  const days = new Map<string, { at: string; count: number; kinds: Record<string, number> }>()
  for (const { at, kind } of effects) {
    const day = tokyoDay(at)
    const row = days.get(day) ?? { at: tokyoIso(at), count: 0, kinds: {} }
    row.count += 1
    row.kinds[kind] = (row.kinds[kind] ?? 0) + 1
    days.set(day, row)
  }
  return [...days].map(([day, row]) => ({ day, ...row }))
}
