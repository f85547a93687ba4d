import type { Member } from '../../world/records/member.ts'
import type { World } from '../../world/world.ts'
import { emptyProfile } from './empty-profile.ts'

export interface NewMember {
  readonly email: string
  readonly sex: 1 | 2
  readonly uuid: string
  readonly passwordHash: string
  readonly now: number
}

/** The record that sign-up leaves: unconfirmed, without profile, document or plan; a man at rank H (D-32). */
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
    ageConf: 0,
    ageConfFile: null,
    femaleStatus: 0,
    paid: false,
    tutorialDone: false,
    rank: sex === 1 ? 'H' : null,
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

/** Adds a member as {@link blankMember}, with an empty profile. */
export function newMember(world: World, person: NewMember): Member {
  const member = world.members.insert(blankMember(person))
  world.profiles.put(emptyProfile(member.id))
  return member
}
