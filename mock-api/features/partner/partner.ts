import type { Member } from '../../world/records/member.ts'
import { Refusal } from '../../world/refusal.ts'
import type { World } from '../../world/world.ts'
import { isPresent } from '../member/member.ts'
import { isProfileOpen, findPairing } from '../pairing/pairing.ts'

/**
 * Returns the partner of one of a member's pairings, by user id or uuid (API-31, API-32). The profile of a blocked
 * pairing is hidden. A man sees it only when he can decide or read: not at 0, 3, 6. Refuses with `unknown` without a
 * pairing or when the partner is absent (IMP-29).
 */
export function openPartner(world: World, me: Member, wanted: number | string) {
  const partner = typeof wanted === 'number' ? world.members.find(wanted) : world.members.findBy('uuid', wanted)
  const pairing = partner && findPairing(world, me, partner)
  if (!partner || !pairing || !isPresent(partner)) throw new Refusal('unknown')
  return { partner, pairing, shown: isProfileOpen(pairing, me) }
}
