import type { Member } from '../../world/records/member.ts'
import type { Pairing } from '../../world/records/pairing.ts'
import { Refusal } from '../../world/refusal.ts'
import type { World } from '../../world/world.ts'
import { isPresent } from '../member/presence.ts'
import { isMatched } from '../pairing/choices.ts'
import { findPairing } from '../pairing/pair.ts'

/** The other one of a pairing, and whether the profile may be shown. */
export interface PartnerView {
  readonly partner: Member
  readonly pairing: Pairing
  readonly shown: boolean
}

/**
 * The partner of one of a member's pairings, by user id or uuid (API-31, API-32). Not shown when the pairing was
 * blocked; to a man only where he has something to decide or read: not at 0, 3, 6. Refuses with `unknown` without a
 * pairing, and when the partner is gone (IMP-29).
 */
export function openPartner(world: World, me: Member, wanted: number | string): PartnerView {
  const partner =
    typeof wanted === 'number' ? world.members.find(wanted) : world.members.findBy('uuid', wanted)
  const pairing = partner && findPairing(world, me, partner)
  if (!partner || !pairing || !isPresent(partner)) throw new Refusal('unknown')
  return { partner, pairing, shown: pairing.blockedBy === null && isOpenTo(me, pairing) }
}

function isOpenTo(me: Member, pairing: Pairing): boolean {
  return me.sex === 2 || isMatched(pairing) || pairing.statusN === 8 || pairing.statusN === 9
}
