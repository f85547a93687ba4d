import { Sex } from '../../../src/contract/enums/member.ts'
import { herTurnStatusNs, matchedStatusNs, StatusN } from '../../../src/contract/enums/pairing.ts'
import { isShown, type Member } from '../../world/records/member.ts'
import type { Pairing } from '../../world/records/pairing.ts'
import type { World } from '../../world/world.ts'
import { isPresent, isPremium } from '../member/member.ts'

/** Returns the pairing of two members, blocked or not, or undefined; members of one sex never have one. */
export function findPairing(world: World, a: Member, b: Member): Pairing | undefined {
  const [woman, man] = a.sex === Sex.woman ? [a, b] : [b, a]
  return world.pairings.findBy('pair', `${woman.id}:${man.id}`)
}

/** Whether a pairing was dissolved for good, so that neither member sees the other anywhere (D-25). */
export function isBlocked(pairing: Pairing | undefined): boolean {
  return pairing !== undefined && pairing.blockedBy !== null
}

/** Whether a member is the woman or the man of a pairing. */
export function takesPart({ womanId, manId }: Pairing, { id }: Member): boolean {
  return womanId === id || manId === id
}

export function partnerIdOf(pairing: Pairing, memberId: number): number {
  return pairing.womanId === memberId ? pairing.manId : pairing.womanId
}

/** Whether a pairing is in the lists of a member who takes part: not blocked, partner present (API-29, IMP-29). */
export function isVisible(world: World, pairing: Pairing, me: Member): boolean {
  return pairing.blockedBy === null && isPresent(world.members.get(partnerIdOf(pairing, me.id)))
}

/** Whether a member may see another: the other sex, shown, and not blocked (API-33, D-25). */
export function canMeet(world: World, me: Member, other: Member): boolean {
  return other.sex !== me.sex && isShown(other) && !isBlocked(findPairing(world, me, other))
}

/** Whether the pairing is matched: chat, block and matching tab are open (D-23). */
export function isMatched(pairing: Pairing): boolean {
  return matchedStatusNs.includes(pairing.statusN)
}

/** Whether this member decides next: she at 0, 6, 8, he at 9, a premium woman also at 3 unless blocked (D-22). */
export function isChoosable(pairing: Pairing, viewer: Member): boolean {
  if (pairing.blockedBy !== null) return false
  if (viewer.sex === Sex.man) return pairing.statusN === StatusN.likedByWoman
  if (pairing.statusN === StatusN.noMatch) return isPremium(viewer)
  return herTurnStatusNs.includes(pairing.statusN)
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
