import type { FemaleAttributes, MaleAttributes, updateProfileEndpoint } from '../../../src/contract/calls/profile.ts'
import { Sex } from '../../../src/contract/enums/member.ts'
import { preferences } from '../../../src/contract/enums/preferences.ts'
import type { RequestOf } from '../../../src/contract/wire/endpoint.ts'
import type { Member } from '../../world/records/member.ts'
import type { Profile } from '../../world/records/profile.ts'
import { withoutMissing } from '../../world/without-missing.ts'

/** Changes in a save of the forms; missing values stay (API-11). */
export interface ProfileChange {
  readonly account: Partial<Pick<Member, 'phone' | 'twitterId' | 'tiktok' | 'instagram'>>
  readonly profile: Partial<Omit<Profile, 'id'>>
  /** Sample picture 1 to 5 for slot 1, or 0 for none (PHOTO-23). */
  readonly sample: number
}

type Input = RequestOf<typeof updateProfileEndpoint>['user']
type Attributes = MaleAttributes | FemaleAttributes

/** Reads a save of the forms (API-11): omits keys that were not sent and ignores attributes of the other sex. */
export function readProfileChange(input: Input, me: Member, stored: Profile): ProfileChange {
  const { phone, twitterid, tiktok, instagram, default_img_no: sample = 0 } = input
  return {
    account: withoutMissing({ phone, twitterId: twitterid, tiktok, instagram }),
    profile:
      me.sex === Sex.man
        ? readMan(input.maleraw_attributes ?? {}, stored)
        : readWoman(input.femaleraw_attributes ?? {}, stored),
    sample,
  }
}

function readMan(sent: MaleAttributes, stored: Profile): Partial<Profile> {
  return withoutMissing({
    ...readCommon(sent, stored),
    height: sent.height,
    weight: sent.weight,
    personality: sent.personarity,
    propensity: sent.propensity,
    bodyTypeRange: sent.body_type_range,
    ageRange: asList(sent.age_range),
    appealPoints: sent.appear_points,
  })
}

function readWoman(sent: FemaleAttributes, stored: Profile): Partial<Profile> {
  return withoutMissing({
    ...readCommon(sent, stored),
    partnerFollower: sent.partner_follower,
    ageRange: sent.age_range,
    appealPoints: asList(sent.appear_points),
  })
}

function readCommon(sent: Attributes, stored: Profile) {
  return {
    name: sent.twitter_name,
    age: sent.age,
    areas: sent.area,
    bodyType: sent.body_type,
    takeMovie: sent.takemovie,
    sexualExperience: sent.sexual_experience,
    freeTimes: sent.your_freetimes,
    sadism: sent.your_sadism,
    masochism: sent.your_masochism,
    meeting: {
      dm: sent.your_pre_dm ?? stored.meeting.dm,
      tel: sent.your_pre_tel ?? stored.meeting.tel,
      photo: sent.your_pre_photo ?? stored.meeting.photo,
      contact: sent.your_pre_contact ?? stored.meeting.contact,
    },
    preferences: readPreferences(sent, stored),
  }
}

function readPreferences(sent: Attributes, stored: Profile): Profile['preferences'] {
  const answers = { ...stored.preferences }
  for (const { name } of preferences) {
    const answer = sent[name]
    if (answer !== undefined) answers[name] = answer
  }
  return answers
}

/** Returns a single value as the stored list; '' gives the empty list. */
function asList(value: string | undefined): string[] | undefined {
  if (value === undefined) return undefined
  return value === '' ? [] : [value]
}
