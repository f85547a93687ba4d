import { useState } from 'react'
import type { Sex } from '../../../../contract/enums/member.ts'
import type { RecommendFilter } from '../../../../contract/enums/pairing.ts'
import { recommendationCopy } from '../../../lib/copy/recommendation.ts'
import { Button } from '../../../ui/base/button.tsx'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { useAccount } from '../../api/account.ts'
import { ConversationSearch } from './conversation-search.tsx'
import { isInView, type ListView } from './list-views.ts'
import { matchesSearch, searchFrom } from './matches-search.ts'
import { PairingRows } from './pairing-rows.tsx'
import { useMorePages } from './use-more-pages.ts'
import { useEndlessPairings } from './use-pairings.ts'
import { WaitingList } from './waiting-list.tsx'

/** Minimum number of rows. Further pages load when the end of the list comes into view. */
const firstRows = 10

interface EndlessPairingsProps {
  sex: Sex
  status: RecommendFilter
  view: ListView
  profileList: boolean
}

/** List with infinite scroll. Leaves out rows of the response that belong to other tabs (D-83). */
export function EndlessPairings({ sex, status, view, profileList }: EndlessPairingsProps) {
  const query = useEndlessPairings(sex, status)
  const { data, isFetching, hasNextPage, fetchNextPage } = query
  const { matching_count: conversations } = useAccount()
  const [search, setSearch] = useState('')
  // A row that has moved to a later page meanwhile is in both.
  const known = new Map(data?.pages.flatMap(({ rec }) => rec).map((row) => [row.id, row]))
  const rows = [...known.values()].filter((row) => isInView(row, view) && matchesSearch(row, search))
  const wanting = rows.length < firstRows && hasNextPage
  const end = useMorePages(query, wanting)

  if (!data) return <WaitingList query={query} />
  const searching = search.trim() !== ''
  return (
    <>
      {view === 'matching' && (conversations >= searchFrom || search !== '') && (
        <ConversationSearch onSearch={setSearch} />
      )}
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
