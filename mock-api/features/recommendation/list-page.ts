import type { RecommendFilter } from '../../../src/contract/enums/pairing.ts'
import type { Member } from '../../world/records/member.ts'
import type { Pairing } from '../../world/records/pairing.ts'
import type { World } from '../../world/world.ts'
import { isVerified } from '../member/verification.ts'
import { filterPairings, markLikesSeen, pairingsOf, pairingsPerPage, unreadTotal } from './lists.ts'

/** One page of a member's pairings. */
export interface ListPage {
  readonly rows: readonly Pairing[]
  /** Rounded up; 0 when the list is empty. */
  readonly pageCount: number
  /** Unread messages over all conversations, whatever the filter. */
  readonly unread: number
}

const emptyPage: ListPage = { rows: [], pageCount: 0, unread: 0 }

/**
 * Lists a member's pairings (API-29, API-30); empty without verification (C-6). A page below 1 is the first, one beyond
 * the end is empty (C-9). Listing the received likes makes them seen, which is the only change.
 */
export function listPairings(
  world: World,
  me: Member,
  query: { readonly status?: RecommendFilter | undefined; readonly page: number },
): ListPage {
  if (!isVerified(me)) return emptyPage
  const all = pairingsOf(world, me)
  const wanted = filterPairings(all, me.sex, query.status)
  const from = (Math.max(1, query.page) - 1) * pairingsPerPage
  const page = {
    rows: wanted.slice(from, from + pairingsPerPage),
    pageCount: Math.ceil(wanted.length / pairingsPerPage),
    unread: unreadTotal(all, me),
  }
  if (query.status === 'liked') markLikesSeen(world, wanted, me)
  return page
}
