import { memo } from 'react'
import { Link } from 'react-router-dom'
import type { TimelineUser } from '../../../../contract/calls/timeline.ts'
import { profileCopy } from '../../../lib/copy/profile.ts'
import { Icon } from '../../../ui/base/icon.tsx'
import { Photo } from '../../../ui/list/photo.tsx'
import type { Met } from '../../shared/device/met-profiles.ts'
import { fromList } from '../../shared/profile-entry.ts'
import { timelineCopy as copy } from './copy.ts'

interface TimelineCardProps {
  user: TimelineUser
  /** Whether the picture loads eagerly, because it is in view when the page opens. */
  eager: boolean
  /** Earlier actions of the member on this profile, as stored on this device. */
  met: Met | null
}

/** One profile, linked to its details (TL-02, TL-09). Memoised, because cards are added after it. */
export const TimelineCard = memo(function TimelineCard({ user, eager, met }: TimelineCardProps) {
  return (
    <Link
      to={`/subprofile?uuid=${encodeURIComponent(user.uuid)}`}
      state={fromList}
      className="block h-full overflow-hidden rounded-m bg-surface shadow-1 transition-[background-color] hover:bg-wash"
    >
      <span className="relative block">
        <Photo src={user.image} fallbackSrc={user.profile1} alt="" shape="portrait" eager={eager} />
        {met && (
          <span className="absolute start-2 top-2 flex items-center gap-1 rounded-full bg-surface/90 px-2.5 py-1 text-xs font-semibold text-ink">
            <Icon
              name={met === 'liked' ? 'heart-filled' : 'eye'}
              size={14}
              className={met === 'liked' ? 'text-rose' : 'text-ink-2'}
            />
            {copy.met[met]}
          </span>
        )}
        <span className="absolute inset-x-0 bottom-0 dusk px-3 pt-10 pb-2 font-semibold text-on-photo">
          {user.ages}
        </span>
      </span>
      <span className="block px-3 py-2.5">
        {user.contents ? (
          <span className="line-clamp-3 text-s break-normal wrap-anywhere text-ink-2">{user.contents}</span>
        ) : (
          <span className="block text-s text-ink-3">{profileCopy.empty.introduction}</span>
        )}
      </span>
    </Link>
  )
})
