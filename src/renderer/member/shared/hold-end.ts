import type { RecommendRow } from '../../../contract/calls/recommendation.ts'
import { StatusN } from '../../../contract/enums/pairing.ts'
import { dayMs } from '../../../contract/rules/tokyo-time.ts'
import { holdMs } from '../../../contract/rules/windows.ts'
import { toEpochMs, type Instant } from '../../lib/date-ja.ts'

/** End of a hold, epoch ms. On hold, `timestamp` is its beginning (ENTITY2-37). */
export function holdEndMs(timestamp: Instant): number {
  return toEpochMs(timestamp) + holdMs
}

/** Share of a hold below which it is in its last day (D-71). */
export const lastDayShare = dayMs / holdMs

export function holdShare(timestamp: Instant, nowMs: number): number {
  return Math.min(1, Math.max(0, (holdEndMs(timestamp) - nowMs) / holdMs))
}

/** Whether a hold ends in less than a day. It is then amber everywhere (D-71). */
export function isHoldEnding(
  { status_n, timestamp }: Pick<RecommendRow, 'status_n' | 'timestamp'>,
  nowMs: number,
): boolean {
  const restMs = holdEndMs(timestamp) - nowMs
  return status_n === StatusN.held && restMs > 0 && restMs < dayMs
}
