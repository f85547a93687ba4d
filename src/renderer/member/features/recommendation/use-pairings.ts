import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { RecommendList } from '../../../../contract/calls/recommendation.ts'
import type { Sex } from '../../../../contract/enums/member.ts'
import type { RecommendFilter } from '../../../../contract/enums/pairing.ts'
import type { ApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { openPageRefreshMs, refreshAccount, useEndpoint } from '../../api/queries.ts'
import { writeSession } from '../../api/session-store.ts'
import { pairingsCall } from '../../shared/pairings.ts'
import type { ListAddress } from './list-address.ts'

// Reloads, because messages may have arrived while a chat was open.
const reloading = { refetchOnMount: 'always', refetchInterval: openPageRefreshMs } as const

/** Loads one page of the list and stores its unread counts (API-29). A failure is only logged (REC-16, REC-17). */
export function usePairings(sex: Sex, { status, page }: Pick<ListAddress, 'status' | 'page'>) {
  const query = useEndpoint(pairingsCall(sex), status ? { status, page } : { page }, reloading)
  useOutcome(query.isFetchedAfterMount ? query.data : undefined, query.error)
  return query
}

/** Loads the list by infinite scroll: the next page loads when the end is near (D-83). */
export function useEndlessPairings(sex: Sex, status: RecommendFilter) {
  const endpoint = pairingsCall(sex)
  const query = useInfiniteQuery({
    queryKey: [endpoint.id, 'endless', status],
    queryFn: ({ pageParam, signal }) => call(endpoint, { status, page: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ pageCount }: RecommendList, pages) =>
      pages.length < pageCount ? pages.length + 1 : undefined,
    ...reloading,
  })
  useOutcome(query.isFetchedAfterMount ? query.data?.pages[0] : undefined, query.error)
  return query
}

/** Unread messages of a list: its added total, or the sum of its rows (API-29), and those of the operator. */
function unreadIn({ rec, unread_messages_size: total, admin_message_unread: ofOperator }: RecommendList): number {
  return (total ?? rec.reduce((sum, row) => sum + row.unread_messages_size, 0)) + ofOperator
}

/**
 * Stores the unread counts, or reloads the account after a failure. A list from the cache tells nothing: what it counts may
 * have been read since.
 */
function useOutcome(data: RecommendList | undefined, error: ApiError | null): void {
  useEffect(() => {
    if (data) writeSession({ unread_messages_size: unreadIn(data) })
  }, [data])
  useEffect(() => {
    if (error) void refreshAccount()
  }, [error])
}
