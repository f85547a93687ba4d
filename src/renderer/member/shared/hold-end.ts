import { holdMs } from '../../../contract/rules/windows.ts'
import { toEpochMs, type Instant } from '../../lib/date-ja.ts'

/** When a hold ends, epoch ms; on hold, `timestamp` is the instant at which it began (ENTITY2-37). */
export function holdEndMs(timestamp: Instant): number {
  return toEpochMs(timestamp) + holdMs
}
