import type * as calls from '../../../src/contract/control/clock.ts'
import * as effects from '../../../src/contract/control/effects.ts'
import { tokyoIso } from '../../../src/contract/rules/tokyo-time.ts'
import { countOnDay, type DayCount } from '../../engine/clock/fired-log.ts'
import type { DescribedEffect } from '../../world/effect-rule.ts'

/** Returns the first instant of each edge. */
export function nextEdges(all: readonly Pick<DescribedEffect, 'at' | 'kind'>[]): Partial<Record<effects.Edge, string>> {
  const next: Partial<Record<effects.Edge, string>> = {}
  for (const edge of effects.edges) {
    const first = all.find(({ kind }) => effects.belongsToEdge(edge, kind))
    if (first) next[edge] = tokyoIso(first.at)
  }
  return next
}

export function jumpView(running: { readonly from: number; readonly to: number } | undefined) {
  return running === undefined ? null : { from: tokyoIso(running.from), to: tokyoIso(running.to) }
}

/** Counts effects by day. They must be ordered by time. A year of effects is too many to send one by one. */
export function laterDays(later: readonly Pick<DescribedEffect, 'at' | 'kind'>[]): calls.LaterDay[] {
  const days = new Map<string, DayCount<effects.EffectKind>>()
  for (const effect of later) countOnDay(days, effect)
  return dayViews(days)
}

export function dayViews(days: ReadonlyMap<string, DayCount<effects.EffectKind>>): calls.LaterDay[] {
  return [...days].map(([day, { at, count, kinds }]) => ({
    day,
    at: tokyoIso(at),
    count,
    kinds: Object.fromEntries(kinds),
  }))
}
