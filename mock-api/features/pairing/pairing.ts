import { herTurnStatusNs, matchedStatusNs, holdEndedReason } from '../../../src/contract/enums/pairing.ts'
import { holdMs, replyWindowMs } from '../../../src/contract/rules/windows.ts'
import type { Context, EffectRule } from '../../world/context.ts'
import { isShown, type Member } from '../../world/records/member.ts'
import type { Pairing } from '../../world/records/pairing.ts'
import type { World } from '../../world/world.ts'
import { isPremium } from '../member/member.ts'

/** Returns the pairing of two members, blocked or not, or undefined; members of one sex never have one. */
export function findPairing(world: World, a: Member, b: Member): Pairing | undefined {
  const [woman, man] = a.sex === 2 ? [a, b] : [b, a]
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
  if (viewer.sex === 1) return pairing.statusN === 9
  if (pairing.statusN === 3) return isPremium(viewer)
  return herTurn.includes(pairing.statusN)
}

/** Whether this member may write a review: a woman at 1, 2, 4, 7 (REC-64). */
export function isReviewable(pairing: Pairing, viewer: Member): boolean {
  return viewer.sex === 2 && isMatched(pairing)
}

/** Pairs a woman and a man, who can be paired only once (API-27). Throws when they are already paired. */
export function createPairing(
  world: World,
  woman: Member,
  man: Member,
  { statusN, origin }: Pick<Pairing, 'statusN' | 'origin'>,
  ctx: Context,
): Pairing {
  if (woman.sex !== 2 || man.sex !== 1) throw new Error('Failed to pair two members: name a woman and a man.')
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
    contactAt: statusN === 1 ? now : null,
    heldAt: statusN === 6 ? now : null,
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

/** Turns a hold into a no-match exactly seven days after its start (D-11). */
export const holdEnd: EffectRule<Pairing, 'hold-end'> = {
  kind: 'hold-end',
  table: 'pairings',
  due: (pairing) => (pairing.statusN === 6 && pairing.heldAt !== null ? pairing.heldAt + holdMs : undefined),
  apply: (world, pairing, ctx) =>
    void world.pairings.update(pairing.id, { statusN: 3, statusAt: ctx.now, ngReason: holdEndedReason }),
  members: (pairing) => [pairing.womanId, pairing.manId],
}

/** From this instant noreplied is accepted (D-12). */
export const replyWindow: EffectRule<Pairing, 'reply-window'> = {
  kind: 'reply-window',
  table: 'pairings',
  due: (pairing) =>
    pairing.statusN === 1 && pairing.contactAt !== null ? pairing.contactAt + replyWindowMs : undefined,
  members: (pairing) => [pairing.womanId, pairing.manId],
}
