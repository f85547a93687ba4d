import type { ManProfile, WomanProfile } from '../../../../contract/calls/partner.ts'
import { preferences } from '../../../../contract/enums/preferences.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { profileCopy } from '../../../lib/copy/profile.ts'

const { label } = profileCopy

/** One line of a profile; '' for a missing value. */
export interface ProfileField {
  readonly name: string
  readonly label: string
  readonly value: string
}

type Field = readonly [name: string, label: string, value: string]
const named = (fields: readonly Field[]): ProfileField[] =>
  fields.map(([name, text, value]) => ({ name, label: text, value }))

const age = (value: number | null) => (value === null ? '' : commonCopy.unit.age(value))
const joined = (values: readonly string[]) => values.join('・')

/** Returns the basic facts of a man (PROF-13 to PROF-18, PROF-27). */
export function manBasics(profile: ManProfile): ProfileField[] {
  return named([
    ['age', label.age, age(profile.age)],
    ['area', label.area, joined(profile.area)],
    ['height', label.height, profile.height],
    ['weight', label.weight, profile.weight],
    ['body_type', label.bodyType, profile.body_type],
    ['takemovie', label.takeMovie, profile.takemovie],
    ['sexual_experience', label.experience, profile.sexual_experience],
  ])
}

/** Returns the basic facts of a woman, fewer than a man's (PROF-43 to PROF-46). */
export function womanBasics(profile: WomanProfile): ProfileField[] {
  return named([
    ['age', label.age, age(profile.age)],
    ['area', label.area, joined(profile.area)],
    ['body_type', label.bodyType, profile.body_type],
    ['takemovie', label.takeMovie, profile.takemovie],
  ])
}

/**
 * Returns the answers for the time before a meeting: four contact items (PROF-19 to PROF-22, PROF-54), and for men free
 * times (PROF-23).
 */
export function beforeMeeting(profile: ManProfile | WomanProfile, sex: 1 | 2): ProfileField[] {
  const items: Field[] = [
    ['your_pre_dm', label.preDm, profile.your_pre_dm],
    ['your_pre_tel', label.preTel, profile.your_pre_tel],
    ['your_pre_photo', label.prePhoto, profile.your_pre_photo],
    ['your_pre_contact', label.preContact, profile.your_pre_contact],
  ]
  const times: Field = ['your_freetimes', label.freeTimes, joined(profile.your_freetimes)]
  return named(sex === 1 ? [...items, times] : items)
}

/**
 * Returns the 16 preferences in the order and labels of L-1, then the two scales of L-2 (PROF-25, PROF-37, PROF-48).
 */
export function preferenceFields(profile: ManProfile | WomanProfile, sex: 1 | 2): ProfileField[] {
  return named([
    ...preferences.map((item): Field => [item.name, item.label[sex], profile[item.name]]),
    ['your_sadism', label.sadism, profile.your_sadism],
    ['your_masochism', label.masochism, profile.your_masochism],
  ])
}
