import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Sex } from '../../../../contract/enums/member/sex.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { recommendationCopy } from '../../../lib/copy/recommendation.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { ListSkeleton } from '../../../ui/feedback/list-skeleton.tsx'
import { Segmented } from '../../../ui/form/segmented.tsx'
import { List } from '../../../ui/list/list.tsx'
import { Pagination } from '../../../ui/navigation/pagination.tsx'
import { useServerNow } from '../../api/server-time.ts'
import { isInView, listViews, type ListView } from './list-view.ts'
import { OperatorRow } from './operator-row.tsx'
import { PairingRow } from './pairing-row.tsx'
import { rowTarget } from './row-target.ts'
import { usePairings } from './use-pairings.ts'

const { tab } = recommendationCopy
const filters = listViews.map(({ view, label }) => ({ value: view, label }))

/** The list of pairings beside one of them, on wide screens: the open one is marked, the filter is the column's own. */
export function PairingListPane({ sex }: { sex: Sex }) {
  const { pathname, search, key } = useLocation()
  const talks = pathname === '/chat' || pathname === '/hona'
  const [view, setView] = useState<ListView>(talks ? 'matching' : 'all')
  const status = listViews.find((one) => one.view === view)?.address.status
  const [page, setPage] = useState(1)
  const nowMs = useServerNow(30_000)
  const { data, isError, isFetching, refetch } = usePairings(sex, { status, page })
  const rows = (data?.rec ?? []).filter((row) => isInView(row, view))
  const open = pathname + search

  // Opening one reads it: its number of unread is another now. At first the query reads automatically.
  const read = useRef(key)
  useEffect(() => {
    if (read.current === key) return
    read.current = key
    void refetch()
  }, [key, refetch])

  return (
    <div className="grid gap-3 px-5 pt-4 pb-8">
      <a
        href="#main"
        className="sr-only rounded-full bg-surface px-4 py-2 text-plum shadow-2 focus:not-sr-only focus:w-fit"
      >
        {recommendationCopy.list.skip}
      </a>
      <Segmented<ListView>
        label={tab.label}
        options={filters}
        value={view}
        onValueChange={(next) => {
          setView(next)
          setPage(1)
        }}
      />
      {data ? (
        <List>
          {page === 1 && (
            <li {...marked(pathname === '/hona')}>
              <OperatorRow unread={data.admin_message_unread} />
            </li>
          )}
          {rows.map((row) => (
            <li key={row.id} {...marked(isSame(rowTarget(row, sex, false), open))}>
              <PairingRow row={row} sex={sex} profileList={false} nowMs={nowMs} />
            </li>
          ))}
        </List>
      ) : isError ? (
        <ErrorState onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <ListSkeleton rows={8} />
      )}
      {data && rows.length === 0 && (
        <p className="text-center text-s text-ink-2">{recommendationCopy.list.empty}</p>
      )}
      {data && (
        <Pagination
          page={page}
          pageCount={data.pageCount}
          label={commonCopy.pager.label}
          onPageChange={setPage}
        />
      )}
    </div>
  )
}

const marked = (here: boolean) =>
  here ? { 'aria-current': true, className: '-mx-2 rounded-s bg-wash px-2' } : {}

/** Whether two addresses open the same: the same page with the same id or conversation. */
function isSame(target: string | null, open: string): boolean {
  if (target === null) return false
  const [a, b] = [new URL(target, location.origin), new URL(open, location.origin)]
  const name = a.pathname === '/chat' ? 'uuid' : 'id'
  return a.pathname === b.pathname && a.searchParams.get(name) === b.searchParams.get(name)
}
