import type { choiceFields, FemaleAccountDetail, MaleAccountDetail } from '../../../../contract/calls/profile.ts'
import { preferences } from '../../../../contract/enums/preferences.ts'
import {
  femaleAgeRanges,
  appealPointLabel,
  appealPoints,
  otherAppealPoint,
  meetingFields,
} from '../../../../contract/enums/profile-choices.ts'
import { splitJoined } from '../../../../contract/wire/joined-list.ts'

export type ChoiceName = keyof ReturnType<typeof choiceFields>

export type AccountDetail = MaleAccountDetail | FemaleAccountDetail

/** Values of the three forms for both sexes. Fields have their wire names, so that server errors find them. */
export interface ProfileValues extends Record<ChoiceName, string> {
  twitter_name: string
  phone: string
  twitterid: string
  tiktok: string
  instagram: string
  age: string
  area: string[]
  height: string
  weight: string
  sexual_experience: string
  your_freetimes: string[]
  /** Upper age limit set by a man. */
  age_range: string
  /** Age brackets chosen by a woman, joined in the wire's `age_range`. */
  desiredAges: string[]
  body_type_range: string
  /** Appeal points chosen by a man, including その他. */
  appeal: string[]
  appealOther: string
  appear_points: string
  propensity: string
  partner_follower: string
  /** The two confirmations of the short form, which are never sent. */
  directMessage: boolean
  follow: boolean
}

export type ProfileField = keyof ProfileValues

export const scaleFields = ['your_sadism', 'your_masochism'] as const satisfies readonly ChoiceName[]
export const preferenceFields: readonly ChoiceName[] = preferences.map(({ name }) => name)
export const choiceNames: readonly ChoiceName[] = [
  'body_type',
  'takemovie',
  ...meetingFields,
  ...preferenceFields,
  ...scaleFields,
]

export function profileValues(detail: AccountDetail): ProfileValues {
  const man = 'propensity' in detail
  const choices = Object.fromEntries(choiceNames.map((name) => [name, detail[name]]))
  return {
    // The list above has all names of the choices, which `fromEntries` cannot express.
    ...(choices as Record<ChoiceName, string>),
    twitter_name: detail.twitter_name,
    phone: detail.phone,
    twitterid: detail.twitterid,
    tiktok: detail.tiktok,
    instagram: detail.instagram,
    age: detail.age === null ? '' : String(detail.age),
    area: splitJoined(detail.area),
    your_freetimes: splitJoined(detail.your_freetimes),
    sexual_experience: detail.sexual_experience,
    height: man ? detail.height : '',
    weight: man ? detail.weight : '',
    age_range: man ? detail.age_range : '',
    desiredAges: man ? [] : femaleAgeRanges.filter((range) => splitJoined(detail.age_range).includes(range)),
    body_type_range: man ? detail.body_type_range : '',
    ...appealValues(man ? detail.appear_points : ''),
    appear_points: man ? '' : detail.appear_points,
    propensity: man ? detail.propensity : '',
    partner_follower: man ? '' : detail.partner_follower,
    directMessage: false,
    follow: false,
  }
}

/** Splits stored appeal points. Unknown points become the text of その他, joined by '、' (FORM-89, FORM-95). */
export function appealValues(stored: string): Pick<ProfileValues, 'appeal' | 'appealOther'> {
  const points = splitJoined(stored).map(appealPointLabel)
  const known: readonly string[] = appealPoints
  const foreign = points.filter((point) => !known.includes(point))
  const chosen = appealPoints.filter((point) => points.includes(point) && point !== otherAppealPoint)
  return {
    appeal: foreign.length > 0 ? [...chosen, otherAppealPoint] : chosen,
    appealOther: foreign.join('、'),
  }
}
