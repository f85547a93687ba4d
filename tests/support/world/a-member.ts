import { emptyProfile, blankMember } from '../../../mock-api/features/member/new-member.ts'
import type { Member } from '../../../mock-api/world/records/member.ts'
import type { World } from '../../../mock-api/world/world.ts'
import { testNow } from './a-context.ts'

/** A confirmed, verified member who may meet others: a woman at status 4 or a paid man at rank D. */
export function aMember(world: World, patch: Partial<Omit<Member, 'id'>> = {}): Member {
  const number = world.members.nextId
  const sex = patch.sex ?? 2
  const blank = blankMember({
    email: `member-${number}@yoimachi.example`,
    sex,
    uuid: `member-${number}`,
    passwordHash: 'salt:yoimachi123',
    now: testNow,
  })
  const member = world.members.insert({
    ...blank,
    confirmedAt: testNow,
    ageConf: 2,
    ageConfFile: `${number}.png`,
    femaleStatus: sex === 2 ? 4 : 0,
    paid: sex === 1,
    tutorialDone: sex === 2,
    rank: sex === 1 ? 'D' : null,
    ...patch,
  })
  world.profiles.put(emptyProfile(member.id))
  return member
}

/** Like `aMember`: a verified, paid man at rank D. */
export function aMan(world: World, patch: Partial<Omit<Member, 'id' | 'sex'>> = {}): Member {
  return aMember(world, { ...patch, sex: 1 })
}

/** Like `aMember`: a verified woman at status 4 without premium. */
export function aWoman(world: World, patch: Partial<Omit<Member, 'id' | 'sex'>> = {}): Member {
  return aMember(world, { ...patch, sex: 2 })
}
