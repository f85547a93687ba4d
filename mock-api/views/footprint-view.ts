import type { footprintsEndpoint } from '../../src/contract/footprint.ts'
import type { ResponseOf } from '../../src/contract/endpoint.ts'
import type { FootprintPage } from '../domain/footprint/footprints.ts'
import { canNotLike, isLiked } from '../domain/like/relation.ts'
import type { Member } from '../domain/world/records/member.ts'
import type { World } from '../domain/world/world.ts'
import { photoUrl } from './photo-view.ts'

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
