import type { Member } from '../../domain/world/records/member.ts'
import type { World } from '../../domain/world/world.ts'

/** A member in the lists of the workbench. */
export function memberLine(world: World, member: Member) {
  const { id, uuid, email, sex, ageConf, paid, femaleStatus, rank, listed, activeStatus } = member
  const name = world.profiles.find(id)?.name ?? ''
  const standing = {
    age_conf: ageConf,
    paid,
    status: femaleStatus,
    rank,
    listed,
    active_status: activeStatus,
  }
  return { id, uuid, email, name, sex, ...standing }
}
