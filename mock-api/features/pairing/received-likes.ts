import { receivedLike } from '../../../src/contract/enums/pairing.ts'
import type { Member } from '../../world/records/member.ts'
import type { Pairing } from '../../world/records/pairing.ts'
import type { World } from '../../world/world.ts'

/** Whether a pairing is a received like that this member has not listed yet (API-09 like_count_new). */
export function isNewLike(pairing: Pairing, me: Member): boolean {
  return pairing.statusN === receivedLike[me.sex] && !pairing.likeSeen
}

/** Marks all received likes among these pairings as seen, because they are listed (API-09). */
export function markLikesSeen(world: World, listed: readonly Pairing[], me: Member): void {
  for (const pairing of listed) {
    if (isNewLike(pairing, me)) world.pairings.update(pairing.id, { likeSeen: true })
  }
}
