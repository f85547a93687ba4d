import { FemaleStatus } from '../../../src/contract/enums/member.ts'
import type { Context } from '../../world/context.ts'
import type { Member } from '../../world/records/member.ts'
import { Refusal } from '../../world/refusal.ts'
import type { World } from '../../world/world.ts'

/**
 * Starts a woman's recommendations (API-26): ready (3) or paused (5) becomes active (4). Refuses other statuses with
 * `state`: 0 and 1 wait for the check, only the operator lifts 2 and 6 (D-34). `statusOld`, the status that the client
 * assumes, is recorded and not trusted.
 */
export function activateRecommendations(
  world: World,
  woman: Member,
  statusOld: number | undefined,
  { now }: Context,
): void {
  const { id: memberId, femaleStatus: statusBefore } = woman
  if (statusBefore !== FemaleStatus.ready && statusBefore !== FemaleStatus.paused) throw new Refusal('state')
  world.members.update(memberId, { femaleStatus: FemaleStatus.active })
  world.statusActivations.insert({ memberId, statusOld: statusOld ?? null, statusBefore, createdAt: now })
}
