import { isBlocked, findPairing } from './pair.ts'
import type { Member } from '../../world/records/member.ts'
import type { World } from '../../world/world.ts'
import { isVerified } from '../member/verification.ts'
import { isPresent } from '../member/presence.ts'

/** Whether a member shows up among the people to meet: active and verified, a man also paid (API-33, API-40). */
export function isShown(member: Member): boolean {
  return isPresent(member) && isVerified(member)
}

/** Whether one member may look at another at all: the other sex, shown, and not blocked (API-33, D-25). */
export function canMeet(world: World, me: Member, other: Member): boolean {
  return other.sex !== me.sex && isShown(other) && !isBlocked(findPairing(world, me, other))
}
