import type { RecommendRow } from '../../../../contract/calls/recommendation/recommendation.ts'
import { holdEndMs } from '../../shared/hold-end.ts'

const dayMs = 86_400_000

/** Whether she holds him and has less than a day left to decide (D-71). */
export function isDueHold(
  { status_n, timestamp }: Pick<RecommendRow, 'status_n' | 'timestamp'>,
  nowMs: number,
): boolean {
  if (status_n !== 6) return false
  const restMs = holdEndMs(timestamp) - nowMs
  return restMs > 0 && restMs < dayMs
}
