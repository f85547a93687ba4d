import { useQuery } from '@tanstack/react-query'
import { announcementsEndpoint } from '../../../../contract/calls/notice.ts'
import { pairingsEndpoint, type RecommendRow } from '../../../../contract/calls/recommendation.ts'
import { Sex } from '../../../../contract/enums/member.ts'
import { StatusN } from '../../../../contract/enums/pairing.ts'
import { holdMs } from '../../../../contract/rules/windows.ts'
import { toEpochMs } from '../../../lib/date-ja.ts'
import { call } from '../../api/call.ts'
import { useAccount, openPageRefreshMs, queryClient, useEndpoint, endpointKey } from '../../api/queries.ts'
import { isHoldEnding } from '../../shared/hold-end.ts'
import { searchPages } from '../../shared/pairings.ts'

/**
 * Loads the unread announcements if the account counts any. The page starts the request, so that the response is ready
 * for the dialogs. Not cached, because the next visit has other announcements (BONUS-09).
 */
export function useAnnouncements() {
  const enabled = useAccount().anouncement_size > 0
  return useEndpoint(announcementsEndpoint, {}, { enabled, staleTime: Infinity, gcTime: 0 })
}

const onHold = StatusN.held

/** Men on hold for less than another day, most urgent first; undefined until known. */
export function useEndingHolds(nowMs: number): readonly RecommendRow[] | undefined {
  const { sex, suspend_id: held } = useAccount()
  const asks = sex === Sex.woman && held !== null
  const { data, isError } = useQuery<RecommendRow[]>({
    queryKey: [pairingsEndpoint.id, 'holds'],
    queryFn: ({ signal }) => readHolds(nowMs, signal),
    enabled: asks,
    refetchInterval: openPageRefreshMs,
  })
  if (!asks || isError) return []
  return data?.filter((row) => isHoldEnding(row, nowMs)).toReversed()
}

/** Reads page by page, newest first, until a row is older than any active hold. */
async function readHolds(nowMs: number, signal: AbortSignal): Promise<RecommendRow[]> {
  const holds: RecommendRow[] = []
  await searchPages(
    (page) => readPage(page, signal),
    (rows) => {
      holds.push(...rows.filter(({ status_n }) => status_n === onHold))
      const last = rows.at(-1)
      return !last || toEpochMs(last.timestamp) < nowMs - holdMs || null
    },
  )
  return holds
}

/** The first page is the one that UndecidedCards reads, so both share a request. */
function readPage(page: number, signal: AbortSignal) {
  const input = { status: 'others', page } as const
  if (page > 1) return call(pairingsEndpoint, input, { signal })
  return queryClient.fetchQuery({
    queryKey: endpointKey(pairingsEndpoint, input),
    queryFn: (context) => call(pairingsEndpoint, input, { signal: context.signal }),
    staleTime: 1_000,
  })
}
