import { Link } from 'react-router-dom'
import type { Footprint } from '../../../../contract/calls/footprint.ts'
import { otherSex, type Sex } from '../../../../contract/enums/member.ts'
import { receivedLike, statusLabels, StatusN } from '../../../../contract/enums/pairing.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { footprintCopy as copy } from '../../../lib/copy/home.ts'
import { recommendationCopy } from '../../../lib/copy/recommendation.ts'
import { IconButton } from '../../../ui/base/icon-button.tsx'
import { Photo } from '../../../ui/list/photo.tsx'
import { likeOffer } from '../../shared/like/like-offer.ts'
import { footprintLink } from './footprint-link.ts'

/** Mark of a pairing on the picture, or null. The heart tells of a sent like, and a past pairing needs none. */
function pairingMark({ status_n: status }: Footprint, offer: ReturnType<typeof likeOffer>, viewer: Sex): string | null {
  if (status === null || status === undefined || status === StatusN.noMatch || offer === 'sent') return null
  const isLikeReceived = offer === 'answer' && status === receivedLike[viewer]
  return isLikeReceived ? recommendationCopy.chip.received : statusLabels[viewer][status]
}

/** What a press of the heart does, or why none is possible. */
function heartLabel(offer: ReturnType<typeof likeOffer>, name: string): string {
  const labels = {
    send: copy.like(name),
    sent: copy.liked(name),
    answer: copy.answer(name),
    matched: copy.cannotLike,
    cannot: copy.cannotLike,
  }
  return labels[offer]
}

/** Over the lower corner of the picture. Picture and heart are siblings, not nested. */
const heartPlace = 'absolute end-2 bottom-13 bg-surface shadow-1 hover:bg-surface!'

/** One visitor with a heart, disabled if liked or if no like is possible (FOOT-02 to FOOT-04, FOOT-17, FOOT-18). */
export function FootprintItem({ footprint, onLike }: { footprint: Footprint; onLike: () => void }) {
  const { twitter_name, avatar_profile_1, is_visitor_liked, can_not_liked, sex, status_n } = footprint
  const viewer = otherSex(sex)
  const name = twitter_name || commonCopy.name.unnamed
  const offer = likeOffer({ liked: is_visitor_liked, canNotLike: can_not_liked, statusN: status_n }, viewer)
  const mark = pairingMark(footprint, offer, viewer)
  return (
    <li className="relative">
      <Link
        to={footprintLink(footprint)}
        className="block overflow-hidden rounded-m bg-surface shadow-1 transition-[background-color] hover:bg-wash"
      >
        <Photo src={avatar_profile_1} alt="" />
        {mark !== null && (
          <span className="absolute start-2 top-2 rounded-full bg-surface/90 px-2.5 py-1 text-xs font-semibold text-ink">
            {mark}
          </span>
        )}
        <bdi className="block truncate px-3 py-2.5 font-semibold">{name}</bdi>
      </Link>
      <IconButton
        icon={is_visitor_liked ? 'heart-filled' : 'heart'}
        label={heartLabel(offer, name)}
        disabled={offer !== 'send'}
        onClick={onLike}
        className={`${heartPlace} ${is_visitor_liked ? 'disabled:text-rose' : 'text-rose'}`}
      />
    </li>
  )
}
