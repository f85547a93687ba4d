import type { RecommendRow } from '../../../contract/calls/recommendation.ts'
import { dayMs } from '../../../contract/rules/tokyo-time.ts'
import { holdMs } from '../../../contract/rules/windows.ts'
import { toEpochMs, type Instant } from '../../lib/date-ja.ts'

/** When a hold ends, epoch ms; on hold, `timestamp` is the instant at which it began (ENTITY2-37). */
export function holdEndMs(timestamp: Instant): number {
  return toEpochMs(timestamp) + holdMs
}

/** Whether less than a day of a hold is left to decide: from then on it is amber wherever it stands (D-71). */
export function isHoldEnding(
  { status_n, timestamp }: Pick<RecommendRow, 'status_n' | 'timestamp'>,
  nowMs: number,
): boolean {
  const restMs = holdEndMs(timestamp) - nowMs
  return status_n === 6 && restMs > 0 && restMs < dayMs
}
