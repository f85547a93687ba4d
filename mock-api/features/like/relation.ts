import type { Member } from '../../world/records/member.ts'
import type { World } from '../../world/world.ts'
import { isMatched } from '../pairing/choices.ts'
import { findPairing } from '../pairing/pair.ts'

/** Whether one member has ever liked another (API-33 is_liked, API-44 is_visitor_liked). */
export function isLiked(world: World, from: Member, to: Member): boolean {
  return world.likes.countBy('pair', `${from.id}:${to.id}`) > 0
}

/** Whether a like is out of the question: same sex, already matched at 1, 2, 4, 7, or blocked (D-24). */
export function canNotLike(world: World, from: Member, to: Member): boolean {
  if (from.sex === to.sex) return true
  const pairing = findPairing(world, from, to)
  return pairing !== undefined && (pairing.blockedBy !== null || isMatched(pairing))
}
