import type { Member } from '../../world/records/member.ts'
import type { Pairing } from '../../world/records/pairing.ts'
import type { World } from '../../world/world.ts'
import { isVerified } from '../member/verification.ts'
import { partnerIdOf } from '../pairing/pair.ts'
import { filterPairings, isNewLike, pairingsOf, unreadTotal } from './lists.ts'

/** What the account says about a member's lists (API-09). */
export interface PairingSummary {
  readonly all: number
  readonly matching: number
  readonly liked: number
  /** Received likes that were never listed. */
  readonly newLikes: number
  readonly sent: number
  readonly unread: number
  /** Partner's user id of the newest pairing at 0, at 1, 4 or 7, and at 6; null without one. */
  readonly recommendedId: number | null
  readonly matchedId: number | null
  readonly heldId: number | null
}

/**
 * Counts a member's lists as API-29 and API-30 show them: empty without verification (C-6). Reads this member's own
 * pairings only, whatever the size of the world.
 */
export function pairingSummary(world: World, me: Member): PairingSummary {
  const pairings = isVerified(me) ? pairingsOf(world, me) : []
  const newestAt = (...statuses: readonly Pairing['statusN'][]): number | null => {
    const newest = pairings
      .filter(({ statusN }) => statuses.includes(statusN))
      .toSorted((a, b) => b.createdAt - a.createdAt || b.id - a.id)[0]
    return newest ? partnerIdOf(newest, me.id) : null
  }
  return {
    all: pairings.length,
    matching: filterPairings(pairings, me.sex, 'matching').length,
    liked: filterPairings(pairings, me.sex, 'liked').length,
    newLikes: pairings.filter((pairing) => isNewLike(pairing, me)).length,
    sent: filterPairings(pairings, me.sex, 'send_like').length,
    unread: unreadTotal(pairings, me),
    recommendedId: newestAt(0),
    matchedId: newestAt(1, 4, 7),
    heldId: newestAt(6),
  }
}
