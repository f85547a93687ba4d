import { Link } from 'react-router-dom'
import type { Footprint } from '../../../../contract/calls/footprint.ts'
import { otherSex, Sex } from '../../../../contract/enums/member.ts'
import { statusLabels, StatusN } from '../../../../contract/enums/pairing.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { footprintCopy as copy } from '../../../lib/copy/home.ts'
import { recommendationCopy } from '../../../lib/copy/recommendation.ts'
import { IconButton } from '../../../ui/base/icon-button.tsx'
import { Photo } from '../../../ui/list/photo.tsx'
import { likeOffer } from '../../shared/like/like-offer.ts'
import { partnerPath } from '../../shared/pairing-address.ts'

type Visitor = Pick<Footprint, 'visitor_id' | 'visitor_uuid' | 'sex' | 'can_not_liked' | 'status_n'>

/** Link of a visitor: the detailed profile, or the pairing's if no like is possible (FOOT-10 to FOOT-13, FOOT-24). */
export function footprintLink({ visitor_id, visitor_uuid, sex, can_not_liked, status_n }: Visitor): string {
  // A man's failed pairing has no profile (API-32).
  const withheld = sex === Sex.woman && status_n === StatusN.noMatch
  if (!can_not_liked || withheld) return `/subprofile?uuid=${encodeURIComponent(visitor_uuid)}`
  return partnerPath(otherSex(sex), visitor_id)
}

const received: readonly StatusN[] = [StatusN.likedByMan, StatusN.likedByWoman]

/** One visitor with a heart, disabled if liked or if no like is possible (FOOT-02 to FOOT-04, FOOT-17, FOOT-18). */
export function FootprintItem({ footprint, onLike }: { footprint: Footprint; onLike: () => void }) {
  const { twitter_name, avatar_profile_1, is_visitor_liked, can_not_liked, sex, status_n } = footprint
  const viewer = otherSex(sex)
  const name = twitter_name || commonCopy.name.unnamed
  const offer = likeOffer({ liked: is_visitor_liked, canNotLike: can_not_liked, statusN: status_n }, viewer)
  const label = {
    send: copy.like(name),
    sent: copy.liked(name),
    answer: copy.answer(name),
    matched: copy.cannotLike,
    cannot: copy.cannotLike,
  }[offer]
  return (
    <li className="relative">
      <Link
        to={footprintLink(footprint)}
        className="block overflow-hidden rounded-m bg-surface shadow-1 transition-[background-color] hover:bg-wash"
      >
        <Photo src={avatar_profile_1} alt="" />
        {/* The heart tells of a sent like, and a past pairing needs no mark. */}
        {status_n !== null && status_n !== undefined && offer !== 'sent' && status_n !== StatusN.noMatch && (
          <span className="absolute start-2 top-2 rounded-full bg-surface/90 px-2.5 py-1 text-xs font-semibold text-ink">
            {offer === 'answer' && received.includes(status_n)
              ? recommendationCopy.chip.received
              : statusLabels[viewer][status_n]}
          </span>
        )}
        <bdi className="block truncate px-3 py-2.5 font-semibold">{name}</bdi>
      </Link>
      <IconButton
        icon={is_visitor_liked ? 'heart-filled' : 'heart'}
        label={label}
        disabled={offer !== 'send'}
        onClick={onLike}
        // Overlaps the lower corner of the picture. Picture and heart are siblings, not nested.
        className={`absolute end-2 bottom-13 bg-surface shadow-1 hover:bg-surface! ${is_visitor_liked ? 'disabled:text-rose' : 'text-rose'}`}
      />
    </li>
  )
}
