import type { RecommendRow } from '../../../../../contract/calls/recommendation.ts'
import { replyWindowMs } from '../../../../../contract/rules/windows.ts'
import { toEpochMs } from '../../../../lib/date-ja.ts'
import { haveTalked } from '../../../shared/pairing-progress.ts'

/** End of the reply window at status 1, epoch ms; null once a message hides the time of contact (ENTITY2-37). */
export function replyWindowEndMs(row: Pick<RecommendRow, 'last_message' | 'timestamp'>): number | null {
  return haveTalked(row) ? null : toEpochMs(row.timestamp) + replyWindowMs
}

/** Returns `available_at` of an early refusal, epoch ms, or null (API-36). */
export function availableAtOf(body: unknown): number | null {
  if (typeof body !== 'object' || body === null || !('available_at' in body)) return null
  const ms = typeof body.available_at === 'string' ? toEpochMs(body.available_at) : Number.NaN
  return Number.isNaN(ms) ? null : ms
}
