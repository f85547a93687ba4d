import { emptyProfile } from '../../../mock-api/features/member/new-member.ts'
import type { Member } from '../../../mock-api/world/records/member.ts'
import type { Profile } from '../../../mock-api/world/records/profile.ts'
import type { World } from '../../../mock-api/world/world.ts'

/** Gives a member a short profile of an adult in Tokyo; all other fields are empty. */
export function aProfile(world: World, member: Member, patch: Partial<Omit<Profile, 'id'>> = {}): Profile {
  const profile = {
    ...emptyProfile(member.id),
    name: `会員${member.id}`,
    age: 30,
    areas: ['東京都'],
    bodyType: '普通',
    ...patch,
  }
  world.profiles.put(profile)
  return profile
}
