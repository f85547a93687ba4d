import { nextDayStart } from '../../../src/contract/rules/tokyo-time.ts'
import type { EffectRule } from '../../world/effect.ts'
import type { Settings } from '../../world/records/settings.ts'

/**
 * 03:00 (D-10). Counters of the day carry the business day they belong to, so nothing needs to be set back: a jump of a
 * year costs 365 of these, however many members there are.
 */
export const dailyReset: EffectRule<Settings, 'daily-reset'> = {
  kind: 'daily-reset',
  table: 'settings',
  due: (settings) => nextDayStart(settings.settledAt),
  apply: (world, settings, ctx) => void world.settings.update(settings.id, { settledAt: ctx.now }),
  members: () => [],
  details: () => undefined,
}
