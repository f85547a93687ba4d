import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link, Navigate, useLocation } from 'react-router-dom'
import type { Sex } from '../../../../contract/enums/member.ts'
import type { RecommendFilter } from '../../../../contract/enums/pairing.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { operatorChatCopy } from '../../../lib/copy/operator-chat.ts'
import { recommendationCopy } from '../../../lib/copy/recommendation.ts'
import { Button } from '../../../ui/base/button.tsx'
import { TextLink } from '../../../ui/base/text-link.tsx'
import { EmptyState, ListSkeleton, Notice, Waiting } from '../../../ui/feedback/states.tsx'
import { List } from '../../../ui/list/list.tsx'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import { Pagination } from '../../../ui/navigation/pagination.tsx'
import { SegmentedNav } from '../../../ui/navigation/segmented-nav.tsx'
import { useAccount } from '../../api/queries.ts'
import { readDissolved } from '../../shared/history-states.ts'
import { ConversationSearch } from './conversation-search.tsx'
import {
  isInView,
  type ListView,
  listViews,
  matchesSearch,
  searchFrom,
  useListAddress,
  type ViewAddress,
  viewOf,
} from './lists.ts'
import { OperatorRow, PairingRows } from './pairing-rows.tsx'
import { useEndlessPairings, usePairings } from './use-pairings.ts'

/** A list that is not loaded: its skeleton, or the error below the entry of the operator (REC-16, REC-26). */
function WaitingList({ query }: Pick<React.ComponentProps<typeof Waiting>, 'query'>) {
  return (
    <>
      {query.isError && (
        <List cards>
          <li>
            <OperatorRow unread={0} />
          </li>
        </List>
      )}
      <Waiting query={query} skeleton={<ListSkeleton rows={8} />} />
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

const tabCopy = recommendationCopy.tab

/** The five tabs of a list (D-83). The tab of likes has two more: received and sent (REC-05, REC-09). */
function ListTabs() {
  const { address, queryOf } = useListAddress()
  const to = (view: ViewAddress) => queryOf({ ...view, page: 1, profileList: false })
  const current = viewOf(address)
  return (
    <div className="grid gap-2">
      <SegmentedNav
        label={tabCopy.label}
        items={listViews.map(({ view, label, address: target }) => ({
          key: view,
          label,
          current: view === current,
          render: <Link to={to(target)} replace />,
        }))}
      />
      {current === 'liked' && (
        <SegmentedNav
          label={tabCopy.likesLabel}
          items={(['liked', 'send_like'] as const).map((status) => ({
            key: status,
            label: status === 'liked' ? tabCopy.received : tabCopy.sent,
            current: status === address.status,
            render: <Link to={to({ status, declined: false })} replace />,
          }))}
        />
      )}
    </div>
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
  const query = useEndlessPairings(sex, status)
  const { data, isError, isFetching, hasNextPage, fetchNextPage } = query
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

  if (!data) return <WaitingList query={query} />
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

/** List of pairings of either sex with tabs and the operator's entry (REC). */
export function PairingList({ sex, banner }: { sex: Sex; banner?: React.ReactNode }) {
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
  const query = usePairings(sex, address)
  const { data } = query
  if (!data) return <WaitingList query={query} />
  // An address beyond the last page, typed or kept from a longer list.
  if (data.rec.length === 0 && page > 1) {
    return <Navigate to={queryOf({ ...address, page: Math.max(1, data.pageCount) })} replace />
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
