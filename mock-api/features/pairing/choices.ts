import { herTurnStatusNs, matchedStatusNs } from '../../../src/contract/enums/pairing.ts'
import type { Member } from '../../world/records/member.ts'
import type { Pairing } from '../../world/records/pairing.ts'
import { isPremium } from '../member/verification.ts'

const matched: readonly Pairing['statusN'][] = matchedStatusNs
const herTurn: readonly Pairing['statusN'][] = herTurnStatusNs

/** Whether the two are matched: chat, block and matching tab are open (D-23). */
export function isMatched(pairing: Pairing): boolean {
  return matched.includes(pairing.statusN)
}

/** Whether it is this member's turn to decide: at 0, 6, 8 hers, at 9 his, at 3 a premium woman's unless blocked (D-22). */
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
