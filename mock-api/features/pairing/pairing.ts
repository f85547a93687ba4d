import { Sex } from '../../../src/contract/enums/member.ts'
import {
  filterStatusNs,
  herTurnStatusNs,
  holdEndedReason,
  matchedStatusNs,
  type RecommendFilter,
  StatusN,
} from '../../../src/contract/enums/pairing.ts'
import { holdMs, replyWindowMs } from '../../../src/contract/rules/windows.ts'
import { isShown, type Member } from '../../world/records/member.ts'
import type { Pairing } from '../../world/records/pairing.ts'
import type { Context, EffectRule } from '../../world/rules.ts'
import type { World } from '../../world/world.ts'
import { isPremium, isPresent, isVerified } from '../member/member.ts'

/** Returns the pairing of two members, blocked or not, or undefined; members of one sex never have one. */
export function findPairing(world: World, a: Member, b: Member): Pairing | undefined {
  const [woman, man] = a.sex === Sex.woman ? [a, b] : [b, a]
  return world.pairings.findBy('pair', `${woman.id}:${man.id}`)
}

/** Whether one member dissolved their match for good, so that neither sees the other anywhere (D-25). */
export function isBlockedPair(world: World, a: Member, b: Member): boolean {
  return isBlocked(findPairing(world, a, b))
}

/** Whether a pairing was dissolved for good (D-25). */
export function isBlocked(pairing: Pairing | undefined): boolean {
  return pairing !== undefined && pairing.blockedBy !== null
}

export function partnerIdOf(pairing: Pairing, memberId: number): number {
  return pairing.womanId === memberId ? pairing.manId : pairing.womanId
}

/** Whether a member may see another: the other sex, shown, and not blocked (API-33, D-25). */
export function canMeet(world: World, me: Member, other: Member): boolean {
  return other.sex !== me.sex && isShown(other) && !isBlocked(findPairing(world, me, other))
}

const matched: readonly Pairing['statusN'][] = matchedStatusNs
const herTurn: readonly Pairing['statusN'][] = herTurnStatusNs

/** Whether the pairing is matched: chat, block and matching tab are open (D-23). */
export function isMatched(pairing: Pairing): boolean {
  return matched.includes(pairing.statusN)
}

/** Whether this member decides next: she at 0, 6, 8, he at 9, a premium woman also at 3 unless blocked (D-22). */
export function isChoosable(pairing: Pairing, viewer: Member): boolean {
  if (pairing.blockedBy !== null) return false
  if (viewer.sex === Sex.man) return pairing.statusN === StatusN.likedByWoman
  if (pairing.statusN === StatusN.noMatch) return isPremium(viewer)
  return herTurn.includes(pairing.statusN)
}

/** Whether this member may write a review: a woman at 1, 2, 4, 7 (REC-64). */
export function isReviewable(pairing: Pairing, viewer: Member): boolean {
  return viewer.sex === Sex.woman && isMatched(pairing)
}

/** Whether the partner's profile is open: to her unless blocked, to him only when he can decide or read (API-32). */
export function isProfileOpen(pairing: Pairing, viewer: Member): boolean {
  if (pairing.blockedBy !== null) return false
  return (
    viewer.sex === Sex.woman ||
    isMatched(pairing) ||
    pairing.statusN === StatusN.likedByMan ||
    pairing.statusN === StatusN.likedByWoman
  )
}

/** Pairs a woman and a man, who can be paired only once (API-27). Throws when they are already paired. */
export function createPairing(
  world: World,
  woman: Member,
  man: Member,
  { statusN, origin }: Pick<Pairing, 'statusN' | 'origin'>,
  ctx: Context,
): Pairing {
  if (woman.sex !== Sex.woman || man.sex !== Sex.man)
    throw new Error('Failed to pair two members: name a woman and a man.')
  if (findPairing(world, woman, man)) {
    throw new Error(`Failed to pair ${woman.id} and ${man.id}: they are paired. Look for it first.`)
  }
  const uuid = ctx.ids.uuid('pairing', woman.id, man.id)
  return world.pairings.insert(blankPairing({ uuid, womanId: woman.id, manId: man.id, statusN, origin }, ctx.now))
}

export function blankPairing(
  pair: Pick<Pairing, 'uuid' | 'womanId' | 'manId' | 'statusN' | 'origin'>,
  now: number,
): Omit<Pairing, 'id'> {
  const { uuid, womanId, manId, statusN, origin } = pair
  return {
    uuid,
    womanId,
    manId,
    statusN,
    origin,
    createdAt: now,
    statusAt: now,
    contactAt: statusN === StatusN.contact ? now : null,
    heldAt: statusN === StatusN.held ? now : null,
    ngReason: '',
    blockedBy: null,
    lastMessage: '',
    lastMessageAt: null,
    womanWrote: false,
    unreadByWoman: 0,
    unreadByMan: 0,
    likeSeen: false,
  }
}

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
  /** The partner's user id. */
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

/** Turns a hold into a no-match exactly seven days after its start (D-11). */
export const holdEnd: EffectRule<Pairing, 'hold-end'> = {
  kind: 'hold-end',
  table: 'pairings',
  due: (pairing) => (pairing.statusN === StatusN.held && pairing.heldAt !== null ? pairing.heldAt + holdMs : undefined),
  apply: (world, pairing, ctx) =>
    void world.pairings.update(pairing.id, { statusN: StatusN.noMatch, statusAt: ctx.now, ngReason: holdEndedReason }),
  members: (pairing) => [pairing.womanId, pairing.manId],
}

/** From this instant noreplied is accepted (D-12). */
export const replyWindow: EffectRule<Pairing, 'reply-window'> = {
  kind: 'reply-window',
  table: 'pairings',
  due: (pairing) =>
    pairing.statusN === StatusN.contact && pairing.contactAt !== null ? pairing.contactAt + replyWindowMs : undefined,
  members: (pairing) => [pairing.womanId, pairing.manId],
}
