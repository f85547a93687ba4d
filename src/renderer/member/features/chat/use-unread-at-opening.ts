import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { RecommendList, RecommendRow } from '../../../../contract/calls/recommendation.ts'
import type { Sex } from '../../../../contract/enums/member.ts'
import { queryClient } from '../../api/queries.ts'
import { useUnreadCount } from '../../api/session-store.ts'
import { pairingsCall } from '../../shared/pairings.ts'
import { searchPairings } from '../../shared/search-pairings.ts'

/** What the cache holds of the call: lists, lists in pages, and rows that a search has found. */
type Cached =
  | RecommendList
  | { readonly pages: readonly RecommendList[] }
  | readonly RecommendRow[]
  | RecommendRow
  | null

function listsIn(cached: Cached | undefined): readonly Pick<RecommendList, 'rec'>[] {
  if (!cached) return []
  if ('pages' in cached) return cached.pages
  return 'rec' in cached ? [cached] : []
}

const unreadIn = (rows: readonly RecommendRow[], uuid: string) =>
  rows.find(({ recommend }) => recommend.uuid === uuid)?.unread_messages_size

/** Returns the unread count of a conversation from the cached lists, or 0 when no list contains it. */
function unreadInMemory(endpointId: string, uuid: string): number {
  const lists = queryClient.getQueriesData<Cached>({ queryKey: [endpointId] }).flatMap(([, cached]) => listsIn(cached))
  return Math.max(0, ...lists.map(({ rec }) => unreadIn(rec, uuid) ?? 0))
}

/** Returns how many messages were unread at the opening; undefined until known. Only lists hold it (API-29, API-47). */
export function useUnreadAtOpening(sex: Sex, uuid: string): number | undefined {
  const unreadOfAll = useUnreadCount()
  const ofOpening = () => ({ uuid, inMemory: unreadInMemory(pairingsCall(sex).id, uuid), anyUnread: unreadOfAll > 0 })
  const [opening, setOpening] = useState(ofOpening)
  // Another conversation follows in the same page.
  if (opening.uuid !== uuid) setOpening(ofOpening)
  const { inMemory, anyUnread } = opening
  const mustAsk = inMemory === 0 && anyUnread && uuid !== ''
  const { data, isError } = useQuery({
    queryKey: ['unread-at-opening', uuid],
    queryFn: async ({ signal }) =>
      (await searchPairings({ sex, status: 'matching', signal }, (rows) => unreadIn(rows, uuid))) ?? 0,
    enabled: mustAsk,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
  if (!mustAsk) return inMemory
  return isError ? 0 : data
}
