import { Link } from 'react-router-dom'
import { recommendationCopy } from '../../../lib/copy/recommendation.ts'
import { SegmentedNav } from '../../../ui/navigation/segmented-nav.tsx'
import { useListAddress } from './list-address.ts'
import { listViews, type ViewAddress, viewOf } from './list-views.ts'

const tabCopy = recommendationCopy.tab

/** The five tabs of a list (D-83). The tab of likes has two more: received and sent (REC-05, REC-09). */
export function ListTabs() {
  const { address, queryOf } = useListAddress()
  const to = (view: ViewAddress) => queryOf({ ...view, page: 1, profileList: false })
  const current = viewOf(address)
  return (
    <div className="grid gap-2">
      <SegmentedNav
        label={tabCopy.label}
        items={listViews.map((tab) => ({
          key: tab.view,
          label: tab.label,
          current: tab.view === current,
          render: <Link to={to(tab.address)} replace />,
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
