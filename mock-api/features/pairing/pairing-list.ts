import { filterStatusNs, type RecommendFilter } from '../../../src/contract/enums/pairing.ts'
import { newestFirst } from '../../world/newest-first.ts'
import { pageOf } from '../../world/page-of.ts'
import { type Member, isVerified } from '../../world/records/member.ts'
import type { Pairing } from '../../world/records/pairing.ts'
import type { World } from '../../world/world.ts'
import { isVisible } from './pairing.ts'
import { markLikesSeen } from './received-likes.ts'
import { unreadTotal } from './unread-messages.ts'

/** Rows per page of the lists (D-23). */
const pairingsPerPage = 10

/** Returns a member's listed pairings, latest timestamp first: not blocked, partner present (API-29, IMP-29). */
export function pairingsOf(world: World, me: Member): Pairing[] {
  const visible: Pairing[] = []
  for (const id of world.pairings.idsBy('member', me.id)) {
    const pairing = world.pairings.get(id)
    if (isVisible(world, pairing, me)) visible.push(pairing)
  }
  return visible.toSorted(newestFirst(timestampOf))
}

/** Instant of the last message, otherwise of the last change of status (ENTITY2-37). */
export function timestampOf(pairing: Pairing): number {
  return pairing.lastMessageAt ?? pairing.statusAt
}

/** Keeps the pairings that a filter shows to this sex; without a filter all (D-23). */
export function filterPairings(pairings: readonly Pairing[], sex: Member['sex'], filter?: RecommendFilter): Pairing[] {
  if (filter === undefined) return [...pairings]
  const wanted: readonly Pairing['statusN'][] = filterStatusNs[sex][filter]
  return pairings.filter((pairing) => wanted.includes(pairing.statusN))
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
  const page = {
    rows: pageOf(wanted, query.page, pairingsPerPage),
    pageCount: Math.ceil(wanted.length / pairingsPerPage),
    /** In all conversations, whatever the filter. */
    unread: unreadTotal(all, me),
  }
  if (query.status === 'liked') markLikesSeen(world, wanted, me)
  return page
}
