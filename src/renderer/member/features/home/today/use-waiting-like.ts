import { useQuery } from '@tanstack/react-query'
import type { RecommendRow } from '../../../../../contract/calls/recommendation.ts'
import { receivedLike } from '../../../../../contract/enums/pairing.ts'
import { useAccount } from '../../../api/account.ts'
import { pairingsCall } from '../../../shared/pairings.ts'
import { searchPairings } from '../../../shared/search-pairings.ts'

/** The latest partner whose like awaits an answer. */
interface WaitingLike {
  /** Undefined until known, null for none. */
  readonly liked: RecommendRow | null | undefined
  /** Whether it could not be loaded: a like may wait or not. */
  readonly failed: boolean
}

export function useWaitingLike(): WaitingLike {
  const { sex, like_count: likes } = useAccount()
  const { data, isLoadingError } = useQuery<RecommendRow | null>({
    queryKey: [pairingsCall(sex).id, 'waiting-like', likes],
    // Does not use the filter of likes, because listing them marks them as seen (API-29).
    queryFn: ({ signal }) =>
      searchPairings({ sex, signal }, (rows) => rows.find(({ status_n }) => status_n === receivedLike[sex])),
    enabled: likes > 0,
    refetchOnMount: 'always',
  })
  if (likes === 0) return { liked: null, failed: false }
  return { liked: data, failed: isLoadingError }
}
