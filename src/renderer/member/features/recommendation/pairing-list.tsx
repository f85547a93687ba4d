import { useState, useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import type { Sex } from '../../../../contract/enums/member.ts'
import type { RecommendFilter } from '../../../../contract/enums/pairing.ts'
import { operatorChatCopy } from '../../../lib/copy/chat.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { recommendationCopy } from '../../../lib/copy/recommendation.ts'
import { Button } from '../../../ui/base/button.tsx'
import { ListSkeleton } from '../../../ui/feedback/list-skeleton.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { ErrorState, EmptyState } from '../../../ui/feedback/states.tsx'
import { List } from '../../../ui/list/list.tsx'
import { TextLink } from '../../../ui/navigation/menu-row.tsx'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import { Pagination } from '../../../ui/navigation/pagination.tsx'
import { useAccount } from '../../api/account.ts'
import { readDissolved } from '../../shared/history-states.ts'
import { ConversationSearch, ListTabs } from './list-head.tsx'
import { isInView, type ListView, matchesSearch, searchFrom, viewOf, useListAddress } from './lists.ts'
import { OperatorRow, PairingRows } from './pairing-rows.tsx'
import { useEndlessPairings, usePairings } from './use-pairings.ts'

/** Error of a list, with the entry of the operator (REC-16, REC-26). */
function ListFailure({ onRetry, busy }: { onRetry: () => void; busy: boolean }) {
  return (
    <>
      <List cards>
        <li>
          <OperatorRow unread={0} />
        </li>
      </List>
      <ErrorState onRetry={onRetry} busy={busy} />
    </>
  )
}

/** Notice after a dissolved match, with a link to report the member. */
function DissolvedNotice() {
  const { state } = useLocation()
  const dissolved = readDissolved(state)
  const [closed, setClosed] = useState(false)
  if (!dissolved || closed) return null
  const { name, pairingId } = dissolved
  return (
    <Notice
      live
      onClose={() => setClosed(true)}
      action={
        <TextLink render={<Link to="/hona" state={{ draft: operatorChatCopy.reportDraft(name, pairingId) }} />}>
          {operatorChatCopy.report}
        </TextLink>
      }
    >
      {recommendationCopy.dissolved.text(name)}
    </Notice>
  )
}

/** Minimum number of rows. Further pages load when the end of the list comes into view. */
const firstRows = 10

interface EndlessPairingsProps {
  sex: Sex
  status: RecommendFilter
  view: ListView
  profileList: boolean
}

/** List with infinite scroll. Leaves out rows of the response that belong to other tabs (D-83). */
function EndlessPairings({ sex, status, view, profileList }: EndlessPairingsProps) {
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

interface PairingListProps {
  sex: Sex
  /** Banner above the list with the reason for restricted access (GATE-31). */
  banner?: ReactNode
}

/** List of pairings of either sex with tabs and the operator's entry (REC). */
export function PairingList({ sex, banner }: PairingListProps) {
  const { address } = useListAddress()
  const { status, profileList } = address
  const endless = status === 'matching' || status === 'others'
  return (
    <PageBody className="gap-3">
      <DissolvedNotice />
      {banner}
      {!profileList && <ListTabs />}
      {endless ? (
        <EndlessPairings key={status} sex={sex} status={status} view={viewOf(address)} profileList={profileList} />
      ) : (
        <PagedPairings sex={sex} />
      )}
    </PageBody>
  )
}

/** List with numbered pages (REC-22). */
function PagedPairings({ sex }: { sex: Sex }) {
  const { address, queryOf } = useListAddress()
  const { page, profileList } = address
  const { data, isError, isFetching, refetch } = usePairings(sex, address)
  if (!data) {
    if (isError) return <ListFailure onRetry={() => void refetch()} busy={isFetching} />
    return <ListSkeleton rows={8} />
  }
  return (
    <>
      <PairingRows
        sex={sex}
        rows={data.rec}
        profileList={profileList}
        operatorUnread={page === 1 ? data.admin_message_unread : null}
      />
      <Pagination
        page={page}
        pageCount={data.pageCount}
        label={commonCopy.pager.label}
        renderLink={(next) => <Link to={queryOf({ ...address, page: next })} />}
      />
    </>
  )
}
