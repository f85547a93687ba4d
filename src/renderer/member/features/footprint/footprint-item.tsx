import { useNavigate, Link } from 'react-router-dom'
import { type Footprint, footprintsEndpoint } from '../../../../contract/calls/footprint.ts'
import type { RequestInput, ResponseOf } from '../../../../contract/wire/endpoint.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { footprintCopy as copy } from '../../../lib/copy/meeting.ts'
import { IconButton } from '../../../ui/base/button.tsx'
import { Photo } from '../../../ui/list/photo.tsx'
import { queryClient } from '../../api/query-client.ts'
import { endpointKey } from '../../api/use-endpoint.ts'
import { partnerPath } from '../../shared/pairings.ts'
import { useSendLike } from '../../shared/use-send-like.ts'

type Visitor = Pick<Footprint, 'visitor_id' | 'visitor_uuid' | 'sex' | 'can_not_liked'>

/** Link of a visitor: the detailed profile, or the pairing's if no like is possible (FOOT-10 to FOOT-13, FOOT-24). */
export function footprintLink({ visitor_id, visitor_uuid, sex, can_not_liked }: Visitor): string {
  if (!can_not_liked) return `/subprofile?uuid=${encodeURIComponent(visitor_uuid)}`
  return partnerPath(sex === 1 ? 2 : 1, visitor_id)
}

type Footprints = ResponseOf<typeof footprintsEndpoint>

/** Likes a visitor of the current page: a dialog and a new list, or /shop without likes left (FOOT-14 to FOOT-16). */
export function useLikeVisitor(input: RequestInput<typeof footprintsEndpoint>) {
  const navigate = useNavigate()
  const key = endpointKey(footprintsEndpoint, input)
  const setLiked = (uuid: string, is_visitor_liked: boolean) =>
    queryClient.setQueryData<Footprints>(
      key,
      (list) =>
        list && {
          ...list,
          data: list.data.map((visitor) =>
            visitor.visitor_uuid === uuid ? { ...visitor, is_visitor_liked } : visitor,
          ),
        },
    )
  const toShop = () => void navigate('/shop')
  const { like, ...messages } = useSendLike({
    mark: (uuid) => {
      setLiked(uuid, true)
      return () => setLiked(uuid, false)
    },
    onAnswer: () => void queryClient.invalidateQueries({ queryKey: [footprintsEndpoint.id] }),
    onNone: toShop,
  })
  return { ...messages, like: (uuid: string, remain: number | undefined) => (remain === 0 ? toShop() : like(uuid)) }
}

interface FootprintItemProps {
  footprint: Footprint
  onLike: () => void
}

/** One visitor with a heart, disabled if liked or if no like is possible (FOOT-02 to FOOT-04, FOOT-17, FOOT-18). */
export function FootprintItem({ footprint, onLike }: FootprintItemProps) {
  const { twitter_name, avatar_profile_1, is_visitor_liked, can_not_liked } = footprint
  const name = twitter_name || commonCopy.name.unnamed
  return (
    <li className="relative">
      <Link
        to={footprintLink(footprint)}
        className="block overflow-hidden rounded-m bg-surface shadow-1 transition-[background-color] hover:bg-wash"
      >
        <Photo src={avatar_profile_1} alt="" />
        <bdi className="block truncate px-3 py-2.5 font-semibold">{name}</bdi>
      </Link>
      <IconButton
        icon={is_visitor_liked ? 'heart-filled' : 'heart'}
        label={is_visitor_liked ? copy.liked(name) : can_not_liked ? copy.cannotLike : copy.like(name)}
        disabled={is_visitor_liked || can_not_liked}
        onClick={onLike}
        // Overlaps the lower corner of the picture. Picture and heart are siblings, not nested.
        className={`absolute end-2 bottom-13 bg-surface shadow-1 hover:bg-surface! ${is_visitor_liked ? 'disabled:text-rose' : 'text-rose'}`}
      />
    </li>
  )
}
