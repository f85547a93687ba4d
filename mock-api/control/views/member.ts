import type { MemberRow, MemberName } from '../../../src/contract/control/members.ts'
import { photoUrl } from '../../features/photo/photo-view.ts'
import type { Member } from '../../world/records/member.ts'
import type { World } from '../../world/world.ts'

export function memberName(world: World, id: number): MemberName {
  return { id, name: world.profiles.find(id)?.name ?? '' }
}

export function memberView(world: World, member: Member): MemberRow {
  const { id, uuid, email, sex, ageConf, paid, femaleStatus, rank, listed, activeStatus } = member
  const membership = {
    age_conf: ageConf,
    paid,
    status: femaleStatus,
    rank,
    listed,
    active_status: activeStatus,
  }
  // A path, because every page has the pictures on its own origin.
  return { ...memberName(world, id), uuid, email, sex, ...membership, photo: photoUrl(member, '') }
}
