import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Sex } from '../../../../contract/enums/member.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { ListSkeleton } from '../../../ui/feedback/list-skeleton.tsx'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import { Pagination } from '../../../ui/navigation/pagination.tsx'
import { DissolvedNotice } from './dissolved-notice.tsx'
import { EndlessPairings } from './endless-pairings.tsx'
import { ListFailure } from './list-failure.tsx'
import { ListTabs } from './list-tabs.tsx'
import { viewOf } from './list-view.ts'
import { PairingRows } from './pairing-rows.tsx'
import { useListAddress } from './use-list-address.ts'
import { usePairings } from './use-pairings.ts'

interface PairingListProps {
  sex: Sex
  /** Above the list: what holds the member back (GATE-31). */
  banner?: ReactNode
}

/** The list of pairings of either sex with its tabs and the entry of the operator office (REC). */
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
        <EndlessPairings
          key={status}
          sex={sex}
          status={status}
          view={viewOf(address)}
          profileList={profileList}
        />
      ) : (
        <PagedPairings sex={sex} />
      )}
    </PageBody>
  )
}

/** A list in numbered pages (REC-22). */
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
