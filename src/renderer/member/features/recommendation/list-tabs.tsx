import { Link } from 'react-router-dom'
import type { RecommendFilter } from '../../../../contract/enums/pairing/recommend-status.ts'
import { recommendationCopy } from '../../../lib/copy/recommendation.ts'
import { SegmentedNav } from '../../../ui/navigation/segmented-nav.tsx'
import { listQuery, type ListAddress } from './list-address.ts'

const copy = recommendationCopy.tab
const tabs = [
  ['matching', copy.matching],
  ['liked', copy.liked],
  ['send_like', copy.sentLike],
  ['others', copy.others],
] as const satisfies readonly (readonly [RecommendFilter, string])[]

/** The four tabs of a list; without a status in the address none is the current one (REC-05, REC-09, D-23). */
export function ListTabs({ address }: { address: ListAddress }) {
  return (
    <SegmentedNav
      label={copy.label}
      items={tabs.map(([status, label]) => ({
        key: status,
        label,
        current: status === address.status,
        render: <Link to={listQuery({ status, page: 1, profileList: false })} replace />,
      }))}
    />
  )
}
