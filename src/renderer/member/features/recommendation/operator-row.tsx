import { Link } from 'react-router-dom'
import { recommendationCopy } from '../../../lib/copy/recommendation.ts'
import { Icon } from '../../../ui/base/icon.tsx'
import { ListRow } from '../../../ui/list/list.tsx'
import { useListAddress } from './list-address.ts'
import { UnreadBadge } from './pairing-row.tsx'

const copy = recommendationCopy.list

/** Entry of the operator office at the head of the list, with its unread count (REC-08, REC-10). */
export function OperatorRow({ unread }: { unread: number }) {
  const { rowLink, isOpen } = useListAddress()
  const open = isOpen('/hona')
  return (
    <ListRow
      leading={
        <span className="grid size-14.5 shrink-0 place-items-center rounded-full bg-plum-soft text-plum @3xl:size-22">
          <Icon name="shield" size={26} />
        </span>
      }
      title={copy.operatorOffice}
      text={copy.operatorOfficeText}
      trailing={!open && <UnreadBadge count={unread} />}
      render={<Link to={rowLink('/hona')} aria-current={open ? 'page' : undefined} />}
    />
  )
}
