import { Refusal } from '../refusal.ts'
import type { Member } from '../world/records/member.ts'
import type { World } from '../world/world.ts'

/**
 * Starts a woman's recommendations (API-26): ready (3) or paused (5) becomes active (4). Refuses with `state` at any
 * other status: 0 and 1 wait for the check, 2 and 6 are lifted by the operator only (D-34).
 */
export function activateRecommendations(world: World, woman: Member): void {
  if (woman.femaleStatus !== 3 && woman.femaleStatus !== 5) throw new Refusal('state')
  world.members.update(woman.id, { femaleStatus: 4 })
}
