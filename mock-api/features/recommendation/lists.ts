import { filterStatusNs, type RecommendFilter } from '../../../src/contract/enums/pairing.ts'
import type { Member } from '../../world/records/member.ts'
import type { Pairing } from '../../world/records/pairing.ts'
import type { World } from '../../world/world.ts'
import { isPresent } from '../member/presence.ts'
import { isMatched } from '../pairing/choices.ts'
import { partnerIdOf } from '../pairing/pair.ts'

/** Rows of one page of the lists (D-23). */
export const pairingsPerPage = 10

/** A member's pairings that may be listed, latest timestamp first: not blocked, partner present (API-29, IMP-29). */
export function pairingsOf(world: World, me: Member): Pairing[] {
  const visible: Pairing[] = []
  for (const id of world.pairings.idsBy('member', me.id)) {
    const pairing = world.pairings.get(id)
    if (isVisible(world, pairing, me)) visible.push(pairing)
  }
  return visible.toSorted((a, b) => timestampOf(b) - timestampOf(a) || b.id - a.id)
}

/** Whether a pairing is in this member's lists at all. */
export function isVisible(world: World, pairing: Pairing, me: Member): boolean {
  return pairing.blockedBy === null && isPresent(world.members.get(partnerIdOf(pairing, me.id)))
}

/** Keeps what a filter shows to this sex; without a filter everything (D-23). */
export function filterPairings(
  pairings: readonly Pairing[],
  sex: Member['sex'],
  filter?: RecommendFilter,
): Pairing[] {
  if (filter === undefined) return [...pairings]
  const wanted: readonly Pairing['statusN'][] = filterStatusNs[sex][filter]
  return pairings.filter((pairing) => wanted.includes(pairing.statusN))
}

/** Time of the last message, else of the last change of status (ENTITY2-37). */
export function timestampOf(pairing: Pairing): number {
  return pairing.lastMessageAt ?? pairing.statusAt
}

/** A member's unread messages in one conversation; a closed one cannot be read and counts none. */
export function unreadOf(pairing: Pairing, me: Member): number {
  if (!isMatched(pairing)) return 0
  return me.sex === 2 ? pairing.unreadByWoman : pairing.unreadByMan
}

/** A member's unread messages over all listed conversations (API-09, API-29). */
export function unreadTotal(pairings: readonly Pairing[], me: Member): number {
  let total = 0
  for (const pairing of pairings) total += unreadOf(pairing, me)
  return total
}

/** Whether a pairing is a like that this member has received and not yet listed (API-09 like_count_new). */
export function isNewLike(pairing: Pairing, me: Member): boolean {
  return pairing.statusN === (me.sex === 2 ? 8 : 9) && !pairing.likeSeen
}

/** Listing the received likes makes all of them seen (API-09). */
export function markLikesSeen(world: World, liked: readonly Pairing[], me: Member): void {
  for (const pairing of liked) {
    if (isNewLike(pairing, me)) world.pairings.update(pairing.id, { likeSeen: true })
  }
}
