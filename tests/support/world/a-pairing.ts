import { blankPairing } from '../../../mock-api/features/pairing/create-pairing.ts'
import type { Member } from '../../../mock-api/world/records/member.ts'
import type { Pairing } from '../../../mock-api/world/records/pairing.ts'
import type { World } from '../../../mock-api/world/world.ts'
import { testNow } from './a-context.ts'

/** A pairing of a woman and a man, by default a new automatic recommendation (status_n 0). */
export function aPairing(
  world: World,
  woman: Member,
  man: Member,
  patch: Partial<Omit<Pairing, 'id' | 'womanId' | 'manId'>> = {},
): Pairing {
  const statusN = patch.statusN ?? 0
  const pair = { uuid: `pairing-${world.pairings.nextId}`, womanId: woman.id, manId: man.id, statusN }
  return world.pairings.insert({ ...blankPairing({ ...pair, origin: 'auto' }, testNow), ...patch })
}
