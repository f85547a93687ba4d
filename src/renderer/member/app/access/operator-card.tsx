import { Link } from 'react-router-dom'
import { recommendationCopy } from '../../../lib/copy/recommendation.ts'
import { Card } from '../../../ui/base/card.tsx'
import { Icon } from '../../../ui/base/icon.tsx'
import { Badge } from '../../../ui/list/badge.tsx'
import { ListRow } from '../../../ui/list/list.tsx'
import { useUnreadCount } from '../../api/session-store.ts'

const copy = recommendationCopy.list

/** The conversation with the operator, with its unread messages: a locked member has no others (C-6). */
export function OperatorCard() {
  const unread = useUnreadCount()
  return (
    <Card space="none" className="overflow-visible px-4.5">
      <ListRow
        leading={
          <span className="grid size-13 shrink-0 place-items-center rounded-full bg-plum-soft text-plum">
            <Icon name="shield" size={26} />
          </span>
        }
        title={copy.operatorOffice}
        text={copy.operatorOfficeText}
        trailing={<Badge count={unread} label={copy.unread(unread)} />}
        render={<Link to="/hona" />}
      />
    </Card>
  )
}
