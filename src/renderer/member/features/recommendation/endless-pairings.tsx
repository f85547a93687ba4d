import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Sex } from '../../../../contract/enums/member.ts'
import type { RecommendFilter } from '../../../../contract/enums/pairing.ts'
import { recommendationCopy } from '../../../lib/copy/recommendation.ts'
import { Button } from '../../../ui/base/button.tsx'
import { ListSkeleton } from '../../../ui/feedback/list-skeleton.tsx'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { useAccount } from '../../api/account.ts'
import { ConversationSearch } from './conversation-search.tsx'
import { ListFailure } from './list-failure.tsx'
import { isInView, type ListView } from './list-view.ts'
import { PairingRows } from './pairing-rows.tsx'
import { matchesSearch, searchFrom } from './search-conversations.ts'
import { useEndlessPairings } from './use-pairings.ts'

/** A tab is filled at least so far before it waits for its end to come into view. */
const firstRows = 10

interface EndlessPairingsProps {
  sex: Sex
  status: RecommendFilter
  view: ListView
  profileList: boolean
}

/** A list that grows as its end comes near; those of other tabs that the call brings along are left out (D-83). */
export function EndlessPairings({ sex, status, view, profileList }: EndlessPairingsProps) {
  const { data, isError, isFetching, hasNextPage, fetchNextPage, refetch } = useEndlessPairings(sex, status)
  const { matching_count: conversations } = useAccount()
  const [search, setSearch] = useState('')
  const end = useRef<HTMLDivElement>(null)
  const known = new Map(data?.pages.flatMap(({ rec }) => rec).map((row) => [row.id, row]))
  const rows = [...known.values()].filter((row) => isInView(row, view) && matchesSearch(row, search))
  const wanting = rows.length < firstRows && hasNextPage

  const more = useEffectEvent(() => {
    if (hasNextPage && !isFetching) void fetchNextPage()
  })
  useEffect(() => {
    if (wanting && !isFetching && !isError) more()
  }, [isError, isFetching, wanting])
  useEffect(() => {
    if (!hasNextPage || !end.current) return undefined
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && more(), {
      rootMargin: '400px',
    })
    watcher.observe(end.current)
    return () => watcher.disconnect()
  }, [hasNextPage])

  if (!data) {
    if (isError) return <ListFailure onRetry={() => void refetch()} busy={isFetching} />
    return <ListSkeleton rows={8} />
  }
  const searching = search.trim() !== ''
  return (
    <>
      {view === 'matching' && conversations >= searchFrom && <ConversationSearch onSearch={setSearch} />}
      {searching && rows.length === 0 && !wanting ? (
        <EmptyState icon="search" title={recommendationCopy.search.none} />
      ) : (
        <PairingRows
          sex={sex}
          rows={rows}
          profileList={profileList}
          operatorUnread={searching ? null : (data.pages[0]?.admin_message_unread ?? 0)}
          pending={wanting}
        />
      )}
      {hasNextPage && (
        <div ref={end}>
          <Button tone="quiet" size="m" busy={isFetching} onClick={() => void fetchNextPage()}>
            {recommendationCopy.list.more}
          </Button>
        </div>
      )}
    </>
  )
}
