import type { MemberLine } from '../../../src/contract/control/world.ts'
import { memberName } from '../../features/member/member.ts'
import { photoUrl } from '../../features/photo/photo-view.ts'
import type { Member } from '../../world/records/member.ts'
import type { World } from '../../world/world.ts'

/** A member in the lists of the workbench. */
export function memberView(world: World, member: Member): MemberLine {
  const { id, uuid, email, sex, ageConf, paid, femaleStatus, rank, listed, activeStatus } = member
  const standing = {
    age_conf: ageConf,
    paid,
    status: femaleStatus,
    rank,
    listed,
    active_status: activeStatus,
  }
  // A path: every page of this server has the pictures on its own origin.
  return { ...memberName(world, id), uuid, email, sex, ...standing, photo: photoUrl(member, '') }
}
