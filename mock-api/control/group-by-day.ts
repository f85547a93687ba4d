import type { LaterDay } from '../../src/contract/control/clock.ts'
import type { EffectKind } from '../../src/contract/control/effects.ts'
import { tokyoIso } from '../../src/contract/rules/tokyo-time.ts'
import { countOnDay, type DayCount } from '../engine/clock/day-counts.ts'
import type { DescribedEffect } from '../world/effect.ts'

/** Gathers effects, given in order of time, by day: a year of them must not be sent one by one. */
export function laterDays(effects: readonly Pick<DescribedEffect, 'at' | 'kind'>[]): LaterDay[] {
  const days = new Map<string, DayCount<EffectKind>>()
  for (const effect of effects) countOnDay(days, effect)
  return dayViews(days)
}

/** Days with their effects by kind, as the control API lists them. */
export function dayViews(days: ReadonlyMap<string, DayCount<EffectKind>>): LaterDay[] {
  return [...days].map(([day, { at, count, kinds }]) => ({
    day,
    at: tokyoIso(at),
    count,
    kinds: Object.fromEntries(kinds),
  }))
}
