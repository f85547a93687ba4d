import type { Member } from '../../world/records/member.ts'
import type { Pairing } from '../../world/records/pairing.ts'
import type { World } from '../../world/world.ts'

/** The pairing of two members, blocked or not, or undefined; two of one sex never have one. */
export function findPairing(world: World, a: Member, b: Member): Pairing | undefined {
  const [woman, man] = a.sex === 2 ? [a, b] : [b, a]
  return world.pairings.findBy('pair', `${woman.id}:${man.id}`)
}

/** Whether one of the two has dissolved their match for good: neither sees the other anywhere (D-25). */
export function isBlockedPair(world: World, a: Member, b: Member): boolean {
  return isBlocked(findPairing(world, a, b))
}

/** Whether a pairing was dissolved for good (D-25). */
export function isBlocked(pairing: Pairing | undefined): boolean {
  return pairing !== undefined && pairing.blockedBy !== null
}

/** The id of the other one of the two. */
export function partnerIdOf(pairing: Pairing, memberId: number): number {
  return pairing.womanId === memberId ? pairing.manId : pairing.womanId
}
