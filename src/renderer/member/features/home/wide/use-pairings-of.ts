import { useQuery } from '@tanstack/react-query'
import {
  malePairingsEndpoint,
  pairingsEndpoint,
  type RecommendRow,
} from '../../../../../contract/calls/recommendation/recommendation.ts'
import { useAccount } from '../../../api/account.ts'
import { call } from '../../../api/call.ts'
import { openPageRefreshMs } from '../../../api/query-client.ts'

/** The newest of one's pairings; undefined until they are known. These two filters mark nothing as seen (API-29). */
export function usePairingsOf(status: 'matching' | 'others'): readonly RecommendRow[] | undefined {
  const endpoint = useAccount().sex === 1 ? malePairingsEndpoint : pairingsEndpoint
  const input = { status, page: 1 }
  const { data, isError } = useQuery({
    // As the list asks for it.
    queryKey: [endpoint.id, input],
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
    refetchOnMount: 'always',
    refetchInterval: openPageRefreshMs,
  })
  return isError ? [] : data?.rec
}
