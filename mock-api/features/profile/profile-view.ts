import type { FemaleAccountDetail, MaleAccountDetail } from '../../../src/contract/calls/profile.ts'
import { Sex } from '../../../src/contract/enums/member.ts'
import { preferences, type PreferenceName } from '../../../src/contract/enums/preferences.ts'
import type { Member } from '../../world/records/member.ts'
import type { Profile } from '../../world/records/profile.ts'
import { photoUrls } from '../photo/photo-view.ts'

/** Profile fields with a single choice, '' when unanswered (L-1, L-2, ENTITY2-06). */
export function choiceView(profile: Profile) {
  return {
    body_type: profile.bodyType,
    takemovie: profile.takeMovie,
    your_pre_dm: profile.meeting.dm,
    your_pre_tel: profile.meeting.tel,
    your_pre_photo: profile.meeting.photo,
    your_pre_contact: profile.meeting.contact,
    your_sadism: profile.sadism,
    your_masochism: profile.masochism,
    ...preferencesView(profile),
  }
}

function preferencesView(profile: Profile): Record<PreferenceName, string> {
  const answers: Partial<Record<PreferenceName, string>> = {}
  for (const { name } of preferences) answers[name] = profile.preferences[name] ?? ''
  return answers as Record<PreferenceName, string>
}

/** Returns a member's own values for the forms, as stored (API-10). Omits keys of the other sex. */
export function accountDetailView(
  me: Member,
  profile: Profile,
  origin: string,
): MaleAccountDetail | FemaleAccountDetail {
  const own = { ...ownView(me, profile, origin), ...choiceView(profile) }
  if (me.sex === Sex.woman) return { ...own, partner_follower: profile.partnerFollower }
  return {
    ...own,
    height: profile.height,
    weight: profile.weight,
    personarity: profile.personality,
    propensity: profile.propensity,
    body_type_range: profile.bodyTypeRange,
  }
}

function ownView(me: Member, profile: Profile, origin: string) {
  return {
    state: me.activeStatus,
    id: me.id,
    phone: me.phone,
    twitterid: me.twitterId,
    tiktok: me.tiktok,
    instagram: me.instagram,
    twitter_name: profile.name,
    twitter_account_no: me.twitterAccountNo,
    ...photoUrls(me, origin),
    age: profile.age,
    // Joined as the forms send them (ENTITY2-34, FORM-93).
    area: profile.areas.join(', '),
    your_freetimes: profile.freeTimes.join(', '),
    age_range: profile.ageRange.join(','),
    appear_points: profile.appealPoints.join(','),
    sexual_experience: profile.sexualExperience,
  }
}
