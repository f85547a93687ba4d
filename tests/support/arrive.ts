import type { Member } from '../../mock-api/world/records/member.ts'
import type { Profile } from '../../mock-api/world/records/profile.ts'
import type { Caller, Mock } from './mock.ts'
import { aMember } from './world/a-member.ts'
import { aProfile } from './world/a-profile.ts'

/** A logged-in member created for one test. */
export interface Arrived {
  readonly me: Caller
  readonly id: number
  readonly email: string
  /** The member's current records. */
  member(): Member
  profile(): Profile
}

/**
 * Adds a member to the world and logs in. By default a verified woman at status 4 or a verified, paid man at rank D.
 * `profile` undefined leaves the profile empty.
 */
export async function arrive(
  mock: Mock,
  patch: Partial<Omit<Member, 'id'>> = {},
  profile?: Partial<Omit<Profile, 'id'>>,
): Promise<Arrived> {
  const { id, email } = mock.arrange((world) => {
    const number = world.members.nextId
    const member = aMember(world, {
      uuid: `arrived-${number}`,
      email: `arrived-${number}@yoimachi.example`,
      ...patch,
    })
    if (profile) aProfile(world, member, profile)
    return member
  })
  const me = await mock.signIn(email)
  return {
    me,
    id,
    email,
    member: () => mock.world.members.get(id),
    profile: () => mock.world.profiles.get(id),
  }
}
