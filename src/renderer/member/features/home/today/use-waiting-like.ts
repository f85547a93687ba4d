import { useQuery } from '@tanstack/react-query'
import { malePairingsEndpoint, type RecommendRow } from '../../../../../contract/calls/recommendation.ts'
import { useAccount } from '../../../api/account.ts'
import { call } from '../../../api/call.ts'

/** The latest woman whose like waits for his answer; undefined until that is known, null where there is none. */
export function useWaitingLike(): RecommendRow | null | undefined {
  const { like_count: likes } = useAccount()
  const { data, isError } = useQuery<RecommendRow | null>({
    queryKey: [malePairingsEndpoint.id, 'waiting-like', likes],
    queryFn: ({ signal }) => readWaitingLike(signal),
    enabled: likes > 0,
    refetchOnMount: 'always',
  })
  return likes === 0 || isError ? null : data
}

/** Page by page, newest first. Not by the filter of likes: to list those makes them seen (API-29). */
async function readWaitingLike(signal: AbortSignal): Promise<RecommendRow | null> {
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    // One after the other: how many there are is known only from the answer.
    // oxlint-disable-next-line no-await-in-loop
    const { rec, pageCount } = await call(malePairingsEndpoint, { page }, { signal })
    const row = rec.find(({ is_choosable: choosable }) => choosable)
    if (row) return row
    pages = pageCount
  }
  return null
}
