import { dayMs } from '../../../../contract/rules/tokyo-time.ts'
import { holdMs } from '../../../../contract/rules/windows.ts'
import type { Instant } from '../../../lib/date-ja.ts'
import { holdEndMs } from '../../shared/hold-end.ts'

/** Share below which a hold is in its last day (D-71). */
export const lastDayShare = dayMs / holdMs

/** Returns the remaining share of a hold, from 1 to 0. */
export function holdShare(timestamp: Instant, nowMs: number): number {
  return Math.min(1, Math.max(0, (holdEndMs(timestamp) - nowMs) / holdMs))
}
