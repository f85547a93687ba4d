import type { Context } from '../../world/context.ts'
import type { Member } from '../../world/records/member.ts'
import { Refusal } from '../../world/refusal.ts'
import type { World } from '../../world/world.ts'

/**
 * Starts a woman's recommendations (API-26): ready (3) or paused (5) becomes active (4). Refuses with `state` at any
 * other status: 0 and 1 wait for the check, 2 and 6 are lifted by the operator only (D-34). `statusOld`, what the client
 * takes her status for, is recorded and not trusted.
 */
export function activateRecommendations(
  world: World,
  woman: Member,
  statusOld: number | undefined,
  { now }: Context,
): void {
  const { id: memberId, femaleStatus: statusBefore } = woman
  if (statusBefore !== 3 && statusBefore !== 5) throw new Refusal('state')
  world.members.update(memberId, { femaleStatus: 4 })
  world.statusActivations.insert({ memberId, statusOld: statusOld ?? null, statusBefore, createdAt: now })
}
