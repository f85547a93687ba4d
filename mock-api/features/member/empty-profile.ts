import type { Profile } from '../../world/records/profile.ts'

/** The profile of a member who has not written one yet. */
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
