import { businessDay, nextDayStart } from '../../../src/contract/rules/tokyo-time.ts'
import type { EffectRule } from '../../world/effect-rule.ts'
import type { Settings } from '../../world/records/settings.ts'

/** Returns a member's counters of today's business day; undefined for another day, which counts as 0 (D-01, D-10). */
export function countersOfToday<Counters extends { readonly day: string }>(
  counters: Counters | null,
  now: number,
): Counters | undefined {
  return counters !== null && counters.day === businessDay(now) ? counters : undefined
}

/**
 * The daily reset at 03:00 (D-10). Daily counters carry their business day, so nothing is reset. A jump over a year
 * costs 365 of these effects, whatever the number of members.
 */
export const dailyReset: EffectRule<Settings, 'daily-reset'> = {
  kind: 'daily-reset',
  table: 'settings',
  due: (settings) => nextDayStart(settings.settledAt),
  apply: (world, settings, ctx) => void world.settings.update(settings.id, { settledAt: ctx.now }),
  members: () => [],
}
