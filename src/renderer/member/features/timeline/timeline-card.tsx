import { Link } from 'react-router-dom'
import type { TimelineUser } from '../../../../contract/calls/timeline.ts'
import { Photo } from '../../../ui/list/photo.tsx'

interface TimelineCardProps {
  user: TimelineUser
  /** In view when the page opens. */
  eager: boolean
}

/** One profile: picture, half a decade of age and the first words; it leads to the detailed profile (TL-02, TL-09). */
export function TimelineCard({ user, eager }: TimelineCardProps) {
  return (
    <Link
      to={`/subprofile?uuid=${encodeURIComponent(user.uuid)}`}
      className="block h-full overflow-hidden rounded-m bg-surface shadow-1 transition-[background-color] hover:bg-wash"
    >
      <span className="relative block">
        <Photo src={user.image} fallbackSrc={user.profile1} alt="" shape="portrait" eager={eager} />
        <span className="absolute inset-x-0 bottom-0 dusk px-3 pt-10 pb-2 font-semibold text-on-photo">
          {user.ages}
        </span>
      </span>
      <span className="block px-3 py-2.5">
        <span className="line-clamp-3 text-s break-normal wrap-anywhere text-ink-2">{user.contents}</span>
      </span>
    </Link>
  )
}
