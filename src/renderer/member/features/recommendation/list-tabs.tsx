import { Link } from 'react-router-dom'
import { recommendationCopy } from '../../../lib/copy/recommendation.ts'
import { SegmentedNav } from '../../../ui/navigation/segmented-nav.tsx'
import { listViews, viewOf, type ViewAddress } from './list-view.ts'
import { useListAddress } from './use-list-address.ts'

const copy = recommendationCopy.tab

/** The five tabs of a list (D-83); likes are told apart once more, those received from those sent (REC-05, REC-09). */
export function ListTabs() {
  const { address, queryOf } = useListAddress()
  const to = (view: ViewAddress) => queryOf({ ...view, page: 1, profileList: false })
  const current = viewOf(address)
  return (
    <div className="grid gap-2">
      <SegmentedNav
        label={copy.label}
        items={listViews.map(({ view, label, address: target }) => ({
          key: view,
          label,
          current: view === current,
          render: <Link to={to(target)} replace />,
        }))}
      />
      {current === 'liked' && (
        <SegmentedNav
          label={copy.likesLabel}
          items={(['liked', 'send_like'] as const).map((status) => ({
            key: status,
            label: status === 'liked' ? copy.received : copy.sent,
            current: status === address.status,
            render: <Link to={to({ status, declined: false })} replace />,
          }))}
        />
      )}
    </div>
  )
}
