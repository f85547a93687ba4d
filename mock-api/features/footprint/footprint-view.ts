import type { footprintsEndpoint } from '../../../src/contract/calls/footprint.ts'
import type { ResponseOf } from '../../../src/contract/wire/endpoint.ts'
import type { Member } from '../../world/records/member.ts'
import type { World } from '../../world/world.ts'
import { likeStatus } from '../like/like.ts'
import { photoUrl } from '../photo/photo-view.ts'
import type { listFootprints } from './footprints.ts'

/** Returns a page of visitors and the caller's options for each (API-44). */
export function footprintsView(
  world: World,
  { rows, total }: ReturnType<typeof listFootprints>,
  me: Member,
  origin: string,
): ResponseOf<typeof footprintsEndpoint> {
  const data = rows.map(({ id, visitorId }) => {
    const visitor = world.members.get(visitorId)
    const { isLiked, canNotLike, statusN } = likeStatus(world, me, visitor)
    return {
      id,
      visitor_id: visitor.id,
      visitor_uuid: visitor.uuid,
      sex: visitor.sex,
      twitter_name: world.profiles.get(visitor.id).name,
      avatar_profile_1: photoUrl(visitor, origin),
      is_visitor_liked: isLiked,
      can_not_liked: canNotLike,
      status_n: statusN,
    }
  })
  return { data, total }
}
