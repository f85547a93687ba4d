import { useQuery } from '@tanstack/react-query'
import type { RecommendRow } from '../../../../../contract/calls/recommendation.ts'
import { receivedLike } from '../../../../../contract/enums/pairing.ts'
import { useAccount } from '../../../api/account.ts'
import { pairingsCall } from '../../../shared/pairings.ts'
import { searchPairings } from '../../../shared/search-pairings.ts'

/** Returns the latest partner whose like awaits an answer: undefined until known, null for none. */
export function useWaitingLike(): RecommendRow | null | undefined {
  const { sex, like_count: likes } = useAccount()
  const { data, isError } = useQuery<RecommendRow | null>({
    queryKey: [pairingsCall(sex).id, 'waiting-like', likes],
    // Does not use the filter of likes, because listing them marks them as seen (API-29).
    queryFn: ({ signal }) =>
      searchPairings({ sex, signal }, (rows) => rows.find(({ status_n }) => status_n === receivedLike[sex])),
    enabled: likes > 0,
    refetchOnMount: 'always',
  })
  return likes === 0 || isError ? null : data
}
