import { Link } from 'react-router-dom'
import { recommendationCopy } from '../../../lib/copy/recommendation.ts'
import { Icon } from '../../../ui/base/icon.tsx'
import { Badge } from '../../../ui/list/badge.tsx'
import { ListRow } from '../../../ui/list/list.tsx'
import { useListAddress } from './use-list-address.ts'

const copy = recommendationCopy.list

/** The entry of the operator office at the head of the list, with what is unread there (REC-08, REC-10). */
export function OperatorRow({ unread }: { unread: number }) {
  const { rowLink, isOpen } = useListAddress()
  return (
    <ListRow
      leading={
        <span className="grid size-14.5 shrink-0 place-items-center rounded-full bg-plum-soft text-plum @3xl:size-22">
          <Icon name="shield" size={26} />
        </span>
      }
      title={copy.operatorOffice}
      text={copy.operatorOfficeText}
      trailing={<Badge count={unread} label={copy.unread(unread)} />}
      render={<Link to={rowLink('/hona')} aria-current={isOpen('/hona') ? 'page' : undefined} />}
    />
  )
}
