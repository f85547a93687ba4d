import { emptyProfile } from '../member/empty-profile.ts'
import type { Member } from '../world/records/member.ts'
import type { World } from '../world/world.ts'
import { testNow } from './a-context.ts'

/** A confirmed and verified member who may meet others: a woman at status 4, or a paid man at rank D. */
export function aMember(world: World, patch: Partial<Omit<Member, 'id'>> = {}): Member {
  const number = world.members.nextId
  const sex = patch.sex ?? 2
  const member = world.members.insert({
    uuid: `member-${number}`,
    email: `member-${number}@yoimachi.example`,
    sex,
    passwordHash: 'salt:yoimachi123',
    confirmedAt: testNow,
    confirmation: null,
    reset: null,
    activeStatus: 'active',
    ageConf: 2,
    ageConfFile: `${number}.png`,
    femaleStatus: sex === 2 ? 4 : 0,
    paid: sex === 1,
    tutorialDone: sex === 2,
    rank: sex === 1 ? 'D' : null,
    rankRequested: false,
    lastApplicationAt: null,
    listed: false,
    hiddenMode: false,
    phone: '',
    twitterId: '',
    tiktok: '',
    instagram: '',
    twitterAccountNo: null,
    photos: [null, null, null],
    recommended: null,
    manualTotal: 0,
    bonus: null,
    detailViews: null,
    timelineDraw: null,
    createdAt: testNow,
    updatedAt: testNow,
    ...patch,
  })
  world.profiles.put(emptyProfile(member.id))
  return member
}

/** As aMember, a verified and paid man at rank D. */
export function aMan(world: World, patch: Partial<Omit<Member, 'id' | 'sex'>> = {}): Member {
  return aMember(world, { ...patch, sex: 1 })
}

/** As aMember, a verified woman at status 4 without premium. */
export function aWoman(world: World, patch: Partial<Omit<Member, 'id' | 'sex'>> = {}): Member {
  return aMember(world, { ...patch, sex: 2 })
}
