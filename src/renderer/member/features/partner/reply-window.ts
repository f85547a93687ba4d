import type { RecommendRow } from '../../../../contract/calls/recommendation.ts'
import { replyWindowMs } from '../../../../contract/rules/windows.ts'
import { toEpochMs } from '../../../lib/date-ja.ts'

/** When the reply window of a pairing at 1 ends, epoch ms; null once a message hides when contact was chosen (ENTITY2-37). */
export function replyWindowEndMs(row: Pick<RecommendRow, 'last_message' | 'timestamp'>): number | null {
  return row.last_message === '' ? toEpochMs(row.timestamp) + replyWindowMs : null
}

/** `available_at` of a refusal that came too early, epoch ms, or null (API-36). */
export function availableAtOf(body: unknown): number | null {
  if (typeof body !== 'object' || body === null || !('available_at' in body)) return null
  const ms = typeof body.available_at === 'string' ? toEpochMs(body.available_at) : Number.NaN
  return Number.isNaN(ms) ? null : ms
}
