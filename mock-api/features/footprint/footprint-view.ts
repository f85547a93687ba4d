import type { footprintsEndpoint } from '../../../src/contract/calls/footprint.ts'
import type { ResponseOf } from '../../../src/contract/wire/endpoint.ts'
import type { Member } from '../../world/records/member.ts'
import type { World } from '../../world/world.ts'
import { canNotLike, isLiked } from '../like/like.ts'
import { photoUrl } from '../photo/photo-view.ts'
import type { FootprintPage } from './footprints.ts'

/** A page of visitors and what the caller may do with each (API-44). */
export function footprintsView(
  world: World,
  { rows, total }: FootprintPage,
  me: Member,
  origin: string,
): ResponseOf<typeof footprintsEndpoint> {
  const data = rows.map(({ id, visitorId }) => {
    const visitor = world.members.get(visitorId)
    return {
      id,
      visitor_id: visitor.id,
      visitor_uuid: visitor.uuid,
      sex: visitor.sex,
      twitter_name: world.profiles.get(visitor.id).name,
      avatar_profile_1: photoUrl(visitor, origin),
      is_visitor_liked: isLiked(world, me, visitor),
      can_not_liked: canNotLike(world, me, visitor),
    }
  })
  return { data, total }
}
