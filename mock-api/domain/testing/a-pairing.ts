import type { Member } from '../world/records/member.ts'
import type { Pairing } from '../world/records/pairing.ts'
import type { World } from '../world/world.ts'
import { testNow } from './a-context.ts'

/** A pairing of a woman and a man, by default a new automatic recommendation (status_n 0). */
export function aPairing(
  world: World,
  woman: Member,
  man: Member,
  patch: Partial<Omit<Pairing, 'id' | 'womanId' | 'manId'>> = {},
): Pairing {
  const statusN = patch.statusN ?? 0
  return world.pairings.insert({
    uuid: `pairing-${world.pairings.nextId}`,
    womanId: woman.id,
    manId: man.id,
    statusN,
    origin: 'auto',
    createdAt: testNow,
    statusAt: testNow,
    contactAt: statusN === 1 ? testNow : null,
    heldAt: statusN === 6 ? testNow : null,
    ngReason: '',
    blockedBy: null,
    lastMessage: '',
    lastMessageAt: null,
    womanWrote: false,
    unreadByWoman: 0,
    unreadByMan: 0,
    likeSeen: false,
    ...patch,
  })
}
