import { Sex, AgeConf, FemaleStatus } from '../../../src/contract/enums/member.ts'
import type { Member } from '../../world/records/member.ts'
import type { Profile } from '../../world/records/profile.ts'
import type { World } from '../../world/world.ts'

export function emptyProfile(memberId: number): Profile {
  return {
    id: memberId,
    name: '',
    age: null,
    areas: [],
    bodyType: '',
    height: '',
    weight: '',
    takeMovie: '',
    personality: '',
    sexualExperience: '',
    meeting: { dm: '', tel: '', photo: '', contact: '' },
    preferences: {},
    sadism: '',
    masochism: '',
    freeTimes: [],
    ageRange: [],
    appealPoints: [],
    propensity: '',
    bodyTypeRange: '',
    partnerFollower: '',
  }
}

interface NewMember {
  readonly email: string
  readonly sex: Sex
  readonly uuid: string
  readonly passwordHash: string
  readonly now: number
}

/** Returns the record of a new member: unconfirmed, without profile, document or plan; a man at rank H (D-32). */
export function blankMember({ email, sex, uuid, passwordHash, now }: NewMember): Omit<Member, 'id'> {
  return {
    uuid,
    email,
    sex,
    passwordHash,
    confirmedAt: null,
    confirmation: null,
    reset: null,
    activeStatus: 'active',
    ageConf: AgeConf.none,
    ageConfFile: null,
    femaleStatus: FemaleStatus.signedUp,
    paid: false,
    tutorialDone: false,
    rank: sex === Sex.man ? 'H' : null,
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
    createdAt: now,
    updatedAt: now,
  }
}

/** Adds a {@link blankMember} with an empty profile. */
export function newMember(world: World, person: NewMember): Member {
  const member = world.members.insert(blankMember(person))
  world.profiles.put(emptyProfile(member.id))
  return member
}
