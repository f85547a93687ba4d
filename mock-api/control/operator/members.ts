import personas from '../../../fixtures/personas.json' with { type: 'json' }
import type { MemberLine } from '../../../src/contract/control/world.ts'
import { memberName } from '../../features/member/member.ts'
import { photoUrl } from '../../features/photo/photo-view.ts'
import type { Member } from '../../world/records/member.ts'
import type { World } from '../../world/world.ts'
import { ControlError } from '../define-control-route.ts'

/** Returns the member with a persona key, email or id. Throws ControlError 404. */
export function findMember(world: World, named: string | number): Member {
  const text = String(named).trim().toLowerCase()
  const email = personas.find(({ key }) => key === text)?.email ?? text
  const found = world.members.findBy('email', email) ?? (/^\d+$/.test(text) && world.members.find(Number(text)))
  if (found) return found
  throw new ControlError(
    404,
    `Failed to find the member ${named}: this world has none. Give a persona's key, an email or an id.`,
    'unknown-member',
  )
}

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
  // A path, because every page has the pictures on its own origin.
  return { ...memberName(world, id), uuid, email, sex, ...standing, photo: photoUrl(member, '') }
}
