import type { DecidedRecommend } from '../../../src/contract/calls/decision.ts'
import type * as calls from '../../../src/contract/calls/recommendation.ts'
import { Sex } from '../../../src/contract/enums/member.ts'
import { statusLabels } from '../../../src/contract/enums/pairing.ts'
import { tokyoIso } from '../../../src/contract/rules/tokyo-time.ts'
import type { ResponseOf } from '../../../src/contract/wire/endpoint.ts'
import { cachedView } from '../../http/cached-view.ts'
import type { Member } from '../../world/records/member.ts'
import type { Pairing } from '../../world/records/pairing.ts'
import type { Profile } from '../../world/records/profile.ts'
import type { World } from '../../world/world.ts'
import { isLiked } from '../like/like.ts'
import { type listPairings, timestampOf } from '../pairing/pairing-list.ts'
import { isChoosable, isProfileOpen, isReviewable, partnerIdOf } from '../pairing/pairing.ts'
import { unreadOf } from '../pairing/unread-messages.ts'
import { photoUrl } from '../photo/photo-view.ts'
import { teaserView } from '../profile/teaser-view.ts'
import type { Recommendation } from './recommend.ts'

/** Returns a pairing as lists and profile calls show it to one of its members (ENTITY2-10, L-11). */
export function pairingRowView(world: World, pairing: Pairing, me: Member, origin: string): calls.RecommendRow {
  const partner = world.members.get(partnerIdOf(pairing, me.id))
  const profile = world.profiles.get(partner.id)
  return rowTo[me.sex](pairing, partner, profile, isLiked(world, partner, me), me, origin)
}

/** Caches by the viewer's sex, because the members of a pairing see different rows. */
const rowTo = { [Sex.man]: cachedView(makeRow), [Sex.woman]: cachedView(makeRow) } as const

/** Uses only its arguments, because they are the key of the cache. */
function makeRow(
  pairing: Pairing,
  partner: Member,
  profile: Profile,
  likedByPartner: boolean,
  me: Member,
  origin: string,
): calls.RecommendRow {
  const photo = photoUrl(partner, origin)
  const open = isProfileOpen(pairing, me)
  // The spread comes last, because each key after a spread costs a microsecond.
  return {
    recommend: { id: pairing.id, uuid: pairing.uuid },
    partner_user_id: partner.id,
    partner_user_uuid: partner.uuid,
    twitter_name: profile.name,
    twitter_icon: photo,
    profile1: photo,
    timestamp: tokyoIso(timestampOf(pairing)),
    last_message: pairing.lastMessage,
    unread_messages_size: unreadOf(pairing, me),
    created_at: tokyoIso(pairing.createdAt),
    is_liked_by_partner: likedByPartner,
    age: open ? profile.age : null,
    area: open ? profile.areas : [],
    contents: open ? teaserView(profile, partner.sex) : '',
    ...pairingState(pairing, me),
  }
}

/** Returns a page of a member's pairings (API-29, API-30). */
export function pairingListView(
  world: World,
  page: ReturnType<typeof listPairings>,
  me: Member,
  origin: string,
): calls.RecommendList {
  return {
    rec: page.rows.map((pairing) => pairingRowView(world, pairing, me, origin)),
    pageCount: page.pageCount,
    admin_message_unread: world.operatorMessages.countBy('unread', me.id),
    unread_messages_size: page.unread,
  }
}

/** Returns the man found, or the reason for none (API-27, API-28). */
export function recommendationView(result: Recommendation): ResponseOf<typeof calls.autoRecommendationEndpoint> {
  if ('missing' in result) return { success: false, reason: result.missing }
  return { success: true, recommend: result.manId }
}

/** Returns a pairing after a decision (API-34 to API-36). */
export function decidedView(pairing: Pairing, me: Member): DecidedRecommend {
  return { success: true, recommend: pairingState(pairing, me) }
}

function pairingState(pairing: Pairing, me: Member) {
  return {
    id: pairing.id,
    uuid: pairing.uuid,
    status: statusLabels[me.sex][pairing.statusN],
    status_n: pairing.statusN,
    is_choosable: isChoosable(pairing, me),
    is_reviewable: isReviewable(pairing, me),
  }
}
