import {
  malePairingsEndpoint,
  pairingsEndpoint,
  type RecommendRow,
} from '../../../../../contract/calls/recommendation.ts'
import { useAccount } from '../../../api/account.ts'
import { openPageRefreshMs } from '../../../api/query-client.ts'
import { useEndpoint } from '../../../api/use-endpoint.ts'

/** The newest of one's pairings; undefined until they are known. These two filters mark nothing as seen (API-29). */
export function usePairingsOf(status: 'matching' | 'others'): readonly RecommendRow[] | undefined {
  const endpoint = useAccount().sex === 1 ? malePairingsEndpoint : pairingsEndpoint
  const options = { refetchOnMount: 'always', refetchInterval: openPageRefreshMs } as const
  const { data, isError } = useEndpoint(endpoint, { status, page: 1 }, options)
  return isError ? [] : data?.rec
}
