import { isVisible } from '../../../mock-api/features/pairing/pairing.ts'
import type { Pairing } from '../../../mock-api/world/records/pairing.ts'
import type { World } from '../../../mock-api/world/world.ts'
import { dayMs } from '../../../src/contract/rules/tokyo-time.ts'

/** Each pairing is of a woman and a man in a state that D-22 to D-25 allow. */
export function* checkPairings(world: World, now: number): Iterable<string> {
  for (const pairing of world.pairings.all()) {
    for (const fault of faultsOf(pairing, world, now)) yield `pairing ${pairing.id} at ${pairing.statusN}: ${fault}`
  }
}

function* faultsOf(pairing: Pairing, world: World, now: number): Iterable<string> {
  const { womanId, manId, statusN, createdAt, statusAt, contactAt, heldAt, blockedBy } = pairing
  const woman = world.members.get(womanId)
  const man = world.members.get(manId)
  if (woman.sex !== 2 || man.sex !== 1) yield 'not a woman and a man'
  if (createdAt < woman.createdAt || createdAt < man.createdAt) yield 'older than one of the two'
  if (statusAt < createdAt) yield 'its status is older than itself'
  if (contactAt !== null && (contactAt < createdAt || contactAt > statusAt))
    yield 'contact was chosen at no possible time'
  if ((statusN === 1 || statusN === 7) && contactAt === null) yield 'matched, but contact was never chosen'
  if (statusN === 6 && (heldAt === null || heldAt !== statusAt || heldAt <= now - 7 * dayMs))
    yield 'held for no possible time'
  if (statusN !== 3 && pairing.ngReason !== '') yield 'has a reason although it is no no-match'
  if (pairing.origin === 'like' && !isLiked(world, womanId, manId)) yield 'began with a like that nobody sent'
  if (blockedBy === null) return
  if (statusN !== 3) yield 'dissolved, but not a no-match'
  if (blockedBy !== womanId && blockedBy !== manId) yield 'dissolved by somebody else'
  if (isVisible(world, pairing, woman) || isVisible(world, pairing, man)) yield 'dissolved, but still visible'
}

function isLiked(world: World, womanId: number, manId: number): boolean {
  return world.likes.countBy('pair', `${womanId}:${manId}`) + world.likes.countBy('pair', `${manId}:${womanId}`) > 0
}
