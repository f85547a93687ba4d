import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'
import { accountEndpoint } from '../../../../contract/calls/account.ts'
import {
  malePairingsEndpoint,
  pairingsEndpoint,
  type RecommendList,
} from '../../../../contract/calls/recommendation/recommendation.ts'
import type { Sex } from '../../../../contract/enums/member/sex.ts'
import { call } from '../../api/call.ts'
import { openPageRefreshMs } from '../../api/query-client.ts'
import { writeSession } from '../../api/session-store.ts'
import type { ListAddress } from './list-address.ts'

/**
 * One page of the list of either sex. Its unread numbers are stored for the footer bar (API-29). A failure is only logged
 * (REC-16); the counts still follow, from the account (REC-17).
 */
export function usePairings(
  sex: Sex,
  { status, page }: Pick<ListAddress, 'status' | 'page'>,
): UseQueryResult<RecommendList> {
  const endpoint = sex === 1 ? malePairingsEndpoint : pairingsEndpoint
  const queryClient = useQueryClient()
  const input = status ? { status, page } : { page }
  const query = useQuery<RecommendList>({
    queryKey: [endpoint.id, input],
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
    // What came while a chat was open must not be missing here.
    refetchOnMount: 'always',
    refetchInterval: openPageRefreshMs,
  })
  const { data, error } = query

  useEffect(() => {
    if (data) writeSession({ unread_messages_size: data.unread_messages_size + data.admin_message_unread })
  }, [data])
  useEffect(() => {
    if (!error) return
    console.warn(error.message)
    void queryClient.invalidateQueries({ queryKey: [accountEndpoint.id] })
  }, [error, queryClient])
  return query
}
