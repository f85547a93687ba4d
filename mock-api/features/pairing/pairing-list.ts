import { Sex } from '../../../src/contract/enums/member.ts'
import { filterStatusNs, type RecommendFilter, StatusN } from '../../../src/contract/enums/pairing.ts'
import type { Member } from '../../world/records/member.ts'
import type { Pairing } from '../../world/records/pairing.ts'
import type { World } from '../../world/world.ts'
import { isPresent, isVerified } from '../member/member.ts'
import { partnerIdOf, isMatched } from './pairing.ts'

/** Rows per page of the lists (D-23). */
const pairingsPerPage = 10

/** Returns a member's listed pairings, latest timestamp first: not blocked, partner present (API-29, IMP-29). */
export function pairingsOf(world: World, me: Member): Pairing[] {
  const visible: Pairing[] = []
  for (const id of world.pairings.idsBy('member', me.id)) {
    const pairing = world.pairings.get(id)
    if (isVisible(world, pairing, me)) visible.push(pairing)
  }
  return visible.toSorted((a, b) => timestampOf(b) - timestampOf(a) || b.id - a.id)
}

export function isVisible(world: World, pairing: Pairing, me: Member): boolean {
  return pairing.blockedBy === null && isPresent(world.members.get(partnerIdOf(pairing, me.id)))
}

/** Keeps the pairings that a filter shows to this sex; without a filter all (D-23). */
export function filterPairings(pairings: readonly Pairing[], sex: Member['sex'], filter?: RecommendFilter): Pairing[] {
  if (filter === undefined) return [...pairings]
  const wanted: readonly Pairing['statusN'][] = filterStatusNs[sex][filter]
  return pairings.filter((pairing) => wanted.includes(pairing.statusN))
}

/** Instant of the last message, otherwise of the last change of status (ENTITY2-37). */
export function timestampOf(pairing: Pairing): number {
  return pairing.lastMessageAt ?? pairing.statusAt
}

/** Number of a member's unread messages in a conversation; 0 for a closed one, which cannot be read. */
export function unreadOf(pairing: Pairing, me: Member): number {
  if (!isMatched(pairing)) return 0
  return me.sex === Sex.woman ? pairing.unreadByWoman : pairing.unreadByMan
}

/** Number of a member's unread messages in all listed conversations (API-09, API-29). */
export function unreadTotal(pairings: readonly Pairing[], me: Member): number {
  let total = 0
  for (const pairing of pairings) total += unreadOf(pairing, me)
  return total
}

/** Whether a pairing is a received like that this member has not listed yet (API-09 like_count_new). */
export function isNewLike(pairing: Pairing, me: Member): boolean {
  return pairing.statusN === (me.sex === Sex.woman ? StatusN.likedByMan : StatusN.likedByWoman) && !pairing.likeSeen
}

/** Marks all received likes as seen when they are listed (API-09). */
export function markLikesSeen(world: World, liked: readonly Pairing[], me: Member): void {
  for (const pairing of liked) {
    if (isNewLike(pairing, me)) world.pairings.update(pairing.id, { likeSeen: true })
  }
}

/**
 * Lists a member's pairings (API-29, API-30); empty without verification (C-6). A page below 1 is the first, one beyond
 * the end is empty (C-9). Its only change: listing received likes marks them as seen.
 */
export function listPairings(
  world: World,
  me: Member,
  query: { readonly status?: RecommendFilter | undefined; readonly page: number },
) {
  if (!isVerified(me)) return { rows: [], pageCount: 0, unread: 0 }
  const all = pairingsOf(world, me)
  const wanted = filterPairings(all, me.sex, query.status)
  const from = (Math.max(1, query.page) - 1) * pairingsPerPage
  const page = {
    rows: wanted.slice(from, from + pairingsPerPage),
    pageCount: Math.ceil(wanted.length / pairingsPerPage),
    /** In all conversations, whatever the filter. */
    unread: unreadTotal(all, me),
  }
  if (query.status === 'liked') markLikesSeen(world, wanted, me)
  return page
}

/**
 * Counts a member's lists as API-29 and API-30 show them; empty without verification (C-6). Reads only this member's
 * own pairings, whatever the size of the world.
 */
export function pairingSummary(world: World, me: Member) {
  const pairings = isVerified(me) ? pairingsOf(world, me) : []
  /** User id of the partner in the newest pairing at one of these statuses. */
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
    recommendedId: newestAt(StatusN.new),
    matchedId: newestAt(StatusN.contact, StatusN.arranged, StatusN.replied),
    heldId: newestAt(StatusN.held),
  }
}
