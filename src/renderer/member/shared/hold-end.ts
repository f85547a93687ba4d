import { toEpochMs, type Instant } from '../../lib/date-ja.ts'

/** A hold lasts a week (D-11). */
const holdMs = 7 * 24 * 3_600_000

/** When a hold ends, epoch ms; on hold, `timestamp` is the instant at which it began (ENTITY2-37). */
export function holdEndMs(timestamp: Instant): number {
  return toEpochMs(timestamp) + holdMs
}
