import { isShown, type Member } from '../../world/records/member.ts'
import type { World } from '../../world/world.ts'
import { isBlocked, findPairing } from './pair.ts'

/** Whether one member may look at another at all: the other sex, shown, and not blocked (API-33, D-25). */
export function canMeet(world: World, me: Member, other: Member): boolean {
  return other.sex !== me.sex && isShown(other) && !isBlocked(findPairing(world, me, other))
}
