import { StatusN } from '../../../src/contract/enums/pairing.ts'
import { newestFirst } from '../../world/newest-first.ts'
import { type Member, isVerified } from '../../world/records/member.ts'
import type { Pairing } from '../../world/records/pairing.ts'
import type { World } from '../../world/world.ts'
import { filterPairings, pairingsOf } from './pairing-list.ts'
import { partnerIdOf } from './pairing.ts'
import { isNewLike } from './received-likes.ts'
import { unreadTotal } from './unread-messages.ts'

/**
 * Counts a member's lists as API-29 and API-30 show them; empty without verification (C-6). Reads only this member's
 * own pairings, whatever the size of the world.
 */
export function pairingSummary(world: World, me: Member) {
  const pairings = isVerified(me) ? pairingsOf(world, me) : []
  return {
    all: pairings.length,
    matching: filterPairings(pairings, me.sex, 'matching').length,
    liked: filterPairings(pairings, me.sex, 'liked').length,
    newLikes: pairings.filter((pairing) => isNewLike(pairing, me)).length,
    sent: filterPairings(pairings, me.sex, 'send_like').length,
    unread: unreadTotal(pairings, me),
    recommendedId: newestPartner(pairings, me, [StatusN.new]),
    matchedId: newestPartner(pairings, me, [StatusN.contact, StatusN.arranged, StatusN.replied]),
    heldId: newestPartner(pairings, me, [StatusN.held]),
  }
}

/** Returns the user id of the partner in the newest pairing at one of these statuses, or null. */
function newestPartner(pairings: readonly Pairing[], me: Member, statusNs: readonly StatusN[]): number | null {
  const [newest] = pairings
    .filter(({ statusN }) => statusNs.includes(statusN))
    .toSorted(newestFirst(({ createdAt }) => createdAt))
  return newest ? partnerIdOf(newest, me.id) : null
}
