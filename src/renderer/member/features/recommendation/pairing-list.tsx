import { useState } from 'react'
import { Link, Navigate, useLocation } from 'react-router-dom'
import type { Sex } from '../../../../contract/enums/member.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { operatorChatCopy } from '../../../lib/copy/operator-chat.ts'
import { recommendationCopy } from '../../../lib/copy/recommendation.ts'
import { TextLink } from '../../../ui/base/text-link.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import { Pagination } from '../../../ui/navigation/pagination.tsx'
import { readDissolved } from '../../shared/decision/dissolved-state.ts'
import { EndlessPairings } from './endless-pairings.tsx'
import { useListAddress } from './list-address.ts'
import { ListTabs } from './list-tabs.tsx'
import { viewOf } from './list-views.ts'
import { PairingRows } from './pairing-rows.tsx'
import { usePairings } from './use-pairings.ts'
import { WaitingList } from './waiting-list.tsx'

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
  // An address beyond the last page, typed or kept from a longer list; or rows went since they were counted.
  if (data.rec.length === 0 && page > 1) {
    const last = Math.max(1, Math.min(data.pageCount, page - 1))
    return <Navigate to={queryOf({ ...address, page: last })} replace />
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
