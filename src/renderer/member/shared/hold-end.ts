import { dayMs } from '../../../contract/rules/tokyo-time.ts'
import { holdMs } from '../../../contract/rules/windows.ts'
import { toEpochMs, type Instant } from '../../lib/date-ja.ts'

/** When a hold ends, epoch ms; on hold, `timestamp` is the instant at which it began (ENTITY2-37). */
export function holdEndMs(timestamp: Instant): number {
  return toEpochMs(timestamp) + holdMs
}

/** Whether less than a day of a hold is left: from then on it is amber wherever it stands (D-71). */
export function isHoldEnding(timestamp: Instant, nowMs: number): boolean {
  return holdEndMs(timestamp) - nowMs < dayMs
}
