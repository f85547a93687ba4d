import * as z from 'zod/mini'
import type { RecommendRow } from '../../../../../contract/calls/recommendation.ts'
import { replyWindowMs } from '../../../../../contract/rules/windows.ts'
import { toEpochMs } from '../../../../lib/date-ja.ts'
import { haveTalked } from '../../../shared/pairing-progress.ts'

/** End of the reply window at status 1, epoch ms; null once a message hides the time of contact (ENTITY2-37). */
export function replyWindowEndMs(row: Pick<RecommendRow, 'last_message' | 'timestamp'>): number | null {
  return haveTalked(row) ? null : toEpochMs(row.timestamp) + replyWindowMs
}

const earlyRefusal = z.object({ available_at: z.string() })

/** Returns `available_at` of an early refusal, epoch ms, or null (API-36). */
export function availableAtOf(body: unknown): number | null {
  const refusal = earlyRefusal.safeParse(body)
  const ms = refusal.success ? toEpochMs(refusal.data.available_at) : Number.NaN
  return Number.isNaN(ms) ? null : ms
}
