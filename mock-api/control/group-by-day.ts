import type { LaterDay } from '../../src/contract/control/clock.ts'
import { tokyoDay, tokyoIso } from '../../src/contract/rules/tokyo-time.ts'
import type { DescribedEffect } from '../world/effect.ts'

/** Gathers effects, given in order of time, by day: a year of them must not be sent one by one. */
export function laterDays(effects: readonly Pick<DescribedEffect, 'at' | 'kind'>[]): LaterDay[] {
  const days = new Map<string, LaterDay>()
  for (const { at, kind } of effects) {
    const day = tokyoDay(at)
    const row = days.get(day) ?? { day, at: tokyoIso(at), count: 0, kinds: {} }
    row.count += 1
    row.kinds[kind] = (row.kinds[kind] ?? 0) + 1
    days.set(day, row)
  }
  return [...days.values()]
}
