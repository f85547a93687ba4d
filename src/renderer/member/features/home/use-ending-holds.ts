import { useQuery } from '@tanstack/react-query'
import { pairingsEndpoint, type RecommendRow } from '../../../../contract/calls/recommendation.ts'
import { holdMs } from '../../../../contract/rules/windows.ts'
import { toEpochMs } from '../../../lib/date-ja.ts'
import { useAccount } from '../../api/account.ts'
import { call } from '../../api/call.ts'
import { openPageRefreshMs } from '../../api/query-client.ts'
import { isHoldEnding } from '../../shared/hold-end.ts'

const onHold = 6

/** The men on hold with less than a day left, the most urgent first; undefined until they are known. Asked for only where the account names one on hold. */
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

/** Page by page, newest first, to the first row that is older than any hold can be. */
async function readHolds(nowMs: number, signal: AbortSignal): Promise<RecommendRow[]> {
  const holds: RecommendRow[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    // One after the other: how many there are is known only from the answer.
    // oxlint-disable-next-line no-await-in-loop
    const { rec, pageCount } = await call(pairingsEndpoint, { status: 'others', page }, { signal })
    holds.push(...rec.filter(({ status_n }) => status_n === onHold))
    const last = rec.at(-1)
    if (!last || toEpochMs(last.timestamp) < nowMs - holdMs) break
    pages = pageCount
  }
  return holds
}
