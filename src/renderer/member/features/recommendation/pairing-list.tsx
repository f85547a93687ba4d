import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import type { Sex } from '../../../../contract/enums/member/sex.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { recommendationCopy } from '../../../lib/copy/recommendation.ts'
import { Button } from '../../../ui/base/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { ListSkeleton } from '../../../ui/feedback/list-skeleton.tsx'
import { List } from '../../../ui/list/list.tsx'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import { Pagination } from '../../../ui/navigation/pagination.tsx'
import { useServerNow } from '../../api/server-time.ts'
import { DissolvedNotice } from './dissolved-notice.tsx'
import { listQuery, readListAddress } from './list-address.ts'
import { ListTabs } from './list-tabs.tsx'
import { OperatorRow } from './operator-row.tsx'
import { PairingRow } from './pairing-row.tsx'
import { usePairings } from './use-pairings.ts'

const copy = recommendationCopy.list

interface PairingListProps {
  sex: Sex
  /** Above the list: what holds the member back (GATE-31). */
  banner?: ReactNode
}

/** The list of pairings of either sex with its tabs, pages and the entry of the operator office (REC). */
export function PairingList({ sex, banner }: PairingListProps) {
  const [params] = useSearchParams()
  const address = readListAddress(params)
  const nowMs = useServerNow(30_000)
  const { data, isError, isFetching, refetch } = usePairings(sex, address)

  return (
    <PageBody className="gap-3">
      <DissolvedNotice />
      {banner}
      {!address.profileList && <ListTabs address={address} />}
      {data ? (
        <>
          <List>
            {address.page === 1 && (
              <li>
                <OperatorRow unread={data.admin_message_unread} />
              </li>
            )}
            {data.rec.map((row) => (
              <li key={row.id}>
                <PairingRow row={row} sex={sex} profileList={address.profileList} nowMs={nowMs} />
              </li>
            ))}
          </List>
          {data.rec.length === 0 && (
            <EmptyState
              title={copy.empty}
              action={
                <Button tone="quiet" size="m" render={<Link to="/home" />}>
                  {copy.toHome}
                </Button>
              }
            >
              {sex === 2 ? copy.emptyHintWoman : copy.emptyHintMan}
            </EmptyState>
          )}
          <Pagination
            page={address.page}
            pageCount={data.pageCount}
            label={commonCopy.pager.label}
            renderLink={(page) => <Link to={listQuery({ ...address, page })} />}
          />
        </>
      ) : isError ? (
        <>
          <List>
            <li>
              <OperatorRow unread={0} />
            </li>
          </List>
          <ErrorState onRetry={() => void refetch()} busy={isFetching} />
        </>
      ) : (
        <ListSkeleton rows={8} />
      )}
    </PageBody>
  )
}
