import { useQuery } from '@tanstack/react-query'
import { pairingsEndpoint, type RecommendRow } from '../../../../contract/calls/recommendation.ts'
import { Sex } from '../../../../contract/enums/member.ts'
import { StatusN } from '../../../../contract/enums/pairing.ts'
import { holdMs } from '../../../../contract/rules/windows.ts'
import { toEpochMs } from '../../../lib/date-ja.ts'
import { useAccount } from '../../api/account.ts'
import { call } from '../../api/call.ts'
import { openPageRefreshMs, queryClient, endpointKey } from '../../api/queries.ts'
import { useServerNow } from '../../api/server-time.ts'
import { isHoldEnding } from '../../shared/hold-end.ts'
import { EndingHolds } from '../../shared/parts/ending-holds.tsx'
import { searchPages } from '../../shared/search-pairings.ts'
import { PlacedCard } from './placed-card.tsx'

/** Men on hold for less than another day, most urgent first; undefined until known. */
export function useEndingHolds(nowMs: number): readonly RecommendRow[] | undefined {
  const { sex, suspend_id: held } = useAccount()
  const hasHolds = sex === Sex.woman && held !== null
  const { data, isError } = useQuery<RecommendRow[]>({
    queryKey: [pairingsEndpoint.id, 'holds'],
    queryFn: ({ signal }) => readHolds(nowMs, signal),
    enabled: hasHolds,
    refetchInterval: openPageRefreshMs,
  })
  if (!hasHolds || isError) return []
  return data?.filter((row) => isHoldEnding(row, nowMs)).toReversed()
}

/** Reads page by page, newest first, until a row is older than any active hold. */
async function readHolds(nowMs: number, signal: AbortSignal): Promise<RecommendRow[]> {
  const holds: RecommendRow[] = []
  await searchPages(
    (page) => readPage(page, signal),
    (rows) => {
      holds.push(...rows.filter(({ status_n }) => status_n === StatusN.held))
      const last = rows.at(-1)
      return !last || toEpochMs(last.timestamp) < nowMs - holdMs || null
    },
  )
  return holds
}

/** The first page is the one that useUndecidedMen reads, so both share a request. */
function readPage(page: number, signal: AbortSignal) {
  const input = { status: 'others', page } as const
  if (page > 1) return call(pairingsEndpoint, input, { signal })
  return queryClient.fetchQuery({
    queryKey: endpointKey(pairingsEndpoint, input),
    queryFn: (context) => call(pairingsEndpoint, input, { signal: context.signal }),
    staleTime: 1_000,
  })
}

interface HoldsOfTodayProps {
  /** Whether the page is on the screen. */
  complete: boolean
  /** Place below what the page is about, for holds that are known only after the page is complete. */
  lateSlot: HTMLElement | null
}

/** Card of the men whose hold ends within a day; nothing until they are known, and for none. */
export function HoldsOfToday({ complete, lateSlot }: HoldsOfTodayProps) {
  const nowMs = useServerNow(30_000)
  const rows = useEndingHolds(nowMs)
  return (
    <PlacedCard complete={complete} lateSlot={lateSlot} ready={rows !== undefined}>
      {rows && rows.length > 0 && <EndingHolds rows={rows} nowMs={nowMs} />}
    </PlacedCard>
  )
}
