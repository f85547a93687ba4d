import { useQuery } from '@tanstack/react-query'
import { pairingsEndpoint, type RecommendRow } from '../../../../contract/calls/recommendation.ts'
import { holdMs } from '../../../../contract/rules/windows.ts'
import type { ResponseOf } from '../../../../contract/wire/endpoint.ts'
import { toEpochMs } from '../../../lib/date-ja.ts'
import { useAccount } from '../../api/account.ts'
import { call } from '../../api/call.ts'
import { openPageRefreshMs, queryClient } from '../../api/query-client.ts'
import { endpointKey } from '../../api/use-endpoint.ts'
import { isHoldEnding } from '../../shared/hold-end.ts'

const onHold = 6

/**
 * Returns men on hold with less than a day left, most urgent first; undefined until known. Requests the list only if
 * the account counts a hold.
 */
export function useEndingHolds(nowMs: number): readonly RecommendRow[] | undefined {
  const { sex, suspend_id: held } = useAccount()
  const asks = sex === 2 && held !== null
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
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    // Sequential, because only the response tells the number of pages.
    // oxlint-disable-next-line no-await-in-loop
    const { rec, pageCount } = await readPage(page, signal)
    holds.push(...rec.filter(({ status_n }) => status_n === onHold))
    const last = rec.at(-1)
    if (!last || toEpochMs(last.timestamp) < nowMs - holdMs) break
    pages = pageCount
  }
  return holds
}

/** The first page is the one that UndecidedCards reads, so both share a request. */
function readPage(page: number, signal: AbortSignal): Promise<ResponseOf<typeof pairingsEndpoint>> {
  const input = { status: 'others', page } as const
  if (page > 1) return call(pairingsEndpoint, input, { signal })
  return queryClient.fetchQuery({
    queryKey: endpointKey(pairingsEndpoint, input),
    queryFn: (context) => call(pairingsEndpoint, input, { signal: context.signal }),
    staleTime: 1_000,
  })
}
