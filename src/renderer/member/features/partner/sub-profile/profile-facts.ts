import type { DetailProfile } from '../../../../../contract/calls/partner.ts'
import type { Sex } from '../../../../../contract/enums/member.ts'
import { preferences } from '../../../../../contract/enums/preferences.ts'
import { meetingFields } from '../../../../../contract/enums/profile-choices.ts'
import { commonCopy } from '../../../../lib/copy/common.ts'
import { profileCopy } from '../../../../lib/copy/profile.ts'

export interface Fact {
  readonly label: string
  readonly value: string
  /** Below the value (L-1). */
  readonly note?: string
}

const { label } = profileCopy
const meetingLabels = {
  your_pre_dm: label.preDm,
  your_pre_tel: label.preTel,
  your_pre_photo: label.prePhoto,
  your_pre_contact: label.preContact,
}
const list = (values: readonly string[]) => values.join('・')

/** Age, place and build; height and weight of a man for women only (SUB-10 to SUB-15). `sex` is that of the profile. */
export function basicFacts(profile: DetailProfile, sex: Sex, viewer: Sex): Fact[] {
  const measures = [
    { label: label.height, value: profile.height },
    { label: label.weight, value: profile.weight },
  ]
  return [
    { label: label.age, value: profile.age === null ? '' : commonCopy.unit.age(profile.age) },
    { label: label.area, value: list(profile.area) },
    ...(viewer === 2 && sex === 1 ? measures : []),
    { label: label.bodyType, value: profile.body_type },
    { label: label.takeMovie, value: profile.takemovie },
  ]
}

/** The four answers before meeting and the free times (SUB-16 to SUB-20). */
export function meetingFacts(profile: DetailProfile): Fact[] {
  return [
    ...meetingFields.map((field) => ({ label: meetingLabels[field], value: profile[field] })),
    { label: label.freeTimes, value: list(profile.your_freetimes) },
  ]
}

/** The sixteen preferences by the sex of the profile, and the two scales (SUB-22 to SUB-39, SUB-57). */
export function preferenceFacts(profile: DetailProfile, sex: Sex): Fact[] {
  return [
    ...preferences.map(({ name, label: labels }) => ({
      label: labels[sex],
      value: profile[name],
      ...(name === 'your_wild' ? { note: profileCopy.outdoorNote } : {}),
    })),
    { label: label.sadism, value: profile.your_sadism },
    { label: label.masochism, value: profile.your_masochism },
  ]
}

/** `sexual_experience`, which means something else on each sex's profile (SUB-40, SUB-58). */
export function experienceFact(profile: DetailProfile, sex: Sex): Fact {
  return { label: sex === 1 ? label.experience : label.ideal, value: profile.sexual_experience }
}
