import { emptyProfile } from '../member/empty-profile.ts'
import type { Member } from '../world/records/member.ts'
import type { Profile } from '../world/records/profile.ts'
import type { World } from '../world/world.ts'

/** Gives a member a short profile of an adult in Tokyo; everything not patched and not named here is empty. */
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
