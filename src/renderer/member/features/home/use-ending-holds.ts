import { useQuery } from '@tanstack/react-query'
import { pairingsEndpoint, type RecommendRow } from '../../../../contract/calls/recommendation.ts'
import { Sex } from '../../../../contract/enums/member.ts'
import { StatusN } from '../../../../contract/enums/pairing.ts'
import { holdMs } from '../../../../contract/rules/windows.ts'
import { toEpochMs } from '../../../lib/date-ja.ts'
import { useAccount } from '../../api/account.ts'
import { openPageRefreshMs } from '../../api/queries.ts'
import { isHoldEnding } from '../../shared/hold-end.ts'
import { searchPairings } from '../../shared/search-pairings.ts'

/** Men on hold for less than another day, most urgent first; undefined until known. */
export function useEndingHolds(nowMs: number): readonly RecommendRow[] | undefined {
  const { sex, suspend_id: held } = useAccount()
  const hasHolds = sex === Sex.woman && held !== null
  const { data, isLoadingError } = useQuery<RecommendRow[]>({
    queryKey: [pairingsEndpoint.id, 'holds'],
    queryFn: ({ signal }) => readHolds(nowMs, signal),
    enabled: hasHolds,
    refetchInterval: openPageRefreshMs,
  })
  if (!hasHolds || isLoadingError) return []
  return data?.filter((row) => isHoldEnding(row, nowMs)).toReversed()
}

/** Reads her list, newest first, until a row is older than any active hold. */
async function readHolds(nowMs: number, signal: AbortSignal): Promise<RecommendRow[]> {
  const holds: RecommendRow[] = []
  await searchPairings({ sex: Sex.woman, status: 'others', signal }, (rows) => {
    holds.push(...rows.filter(({ status_n }) => status_n === StatusN.held))
    const last = rows.at(-1)
    const isComplete = !last || toEpochMs(last.timestamp) < nowMs - holdMs
    return isComplete ? holds : null
  })
  return holds
}
