import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { malePairingsEndpoint, pairingsEndpoint } from '../../../../contract/calls/recommendation.ts'
import type { Sex } from '../../../../contract/enums/member.ts'
import { call } from '../../api/call.ts'
import { findNewestUndecided } from './newest-undecided.ts'

/** The address of the newest recommendation that waits for this member's decision, or null (D-53, ROUTE-54). */
export function useNewestUndecided(sex: Sex): UseQueryResult<string | null> {
  const endpoint = sex === 1 ? malePairingsEndpoint : pairingsEndpoint
  // Her new ones stand among the others; what he may decide on are the likes he received.
  const status = sex === 1 ? 'liked' : 'others'
  return useQuery<string | null>({
    queryKey: [endpoint.id, 'newest-undecided'],
    queryFn: ({ signal }) => findNewestUndecided((page) => call(endpoint, { status, page }, { signal }), sex),
    refetchOnMount: 'always',
  })
}
