import { Link } from 'react-router-dom'
import type { Footprint } from '../../../../contract/calls/footprint.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { footprintCopy as copy } from '../../../lib/copy/footprint.ts'
import { IconButton } from '../../../ui/base/button.tsx'
import { Avatar } from '../../../ui/list/avatar.tsx'
import { ListRow } from '../../../ui/list/list.tsx'
import { footprintLink } from './footprint-link.ts'

interface FootprintItemProps {
  footprint: Footprint
  onLike: () => void
}

/** One visitor with a heart; once liked, or where a like is not possible, the heart is off (FOOT-02 to FOOT-04, FOOT-17, FOOT-18). */
export function FootprintItem({ footprint, onLike }: FootprintItemProps) {
  const { twitter_name, avatar_profile_1, is_visitor_liked, can_not_liked } = footprint
  const name = twitter_name || commonCopy.name.unnamed
  return (
    <li className="flex items-center gap-3">
      <div className="min-w-0 flex-1">
        <ListRow
          leading={<Avatar src={avatar_profile_1} size={58} className="@3xl:size-22!" />}
          title={name}
          render={<Link to={footprintLink(footprint)} />}
        />
      </div>
      <IconButton
        icon={is_visitor_liked ? 'heart-filled' : 'heart'}
        label={is_visitor_liked ? copy.liked(name) : can_not_liked ? copy.cannotLike : copy.like(name)}
        disabled={is_visitor_liked || can_not_liked}
        onClick={onLike}
        className={is_visitor_liked ? 'disabled:text-rose' : 'text-rose'}
      />
    </li>
  )
}
