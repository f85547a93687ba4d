import type { FemaleAccountDetail, MaleAccountDetail } from '../../../src/contract/calls/profile.ts'
import type { Member } from '../../world/records/member.ts'
import type { Profile } from '../../world/records/profile.ts'
import { photoUrls } from '../photo/photo-view.ts'
import { choiceView } from './choice-view.ts'

/** A member's own values for the forms, as they were stored (API-10); keys of the other sex are absent. */
export function accountDetailView(
  me: Member,
  profile: Profile,
  origin: string,
): MaleAccountDetail | FemaleAccountDetail {
  const own = { ...ownView(me, profile, origin), ...choiceView(profile) }
  if (me.sex === 2) return { ...own, partner_follower: profile.partnerFollower }
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
    // Joined as the forms sent them (ENTITY2-34, FORM-93).
    area: profile.areas.join(', '),
    your_freetimes: profile.freeTimes.join(', '),
    age_range: profile.ageRange.join(','),
    appear_points: profile.appealPoints.join(','),
    sexual_experience: profile.sexualExperience,
  }
}
