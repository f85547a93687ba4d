import type { choiceFields, FemaleAccountDetail, MaleAccountDetail } from '../../../../contract/calls/profile.ts'
import { preferences } from '../../../../contract/enums/preferences.ts'
import {
  femaleAgeRanges,
  appealPointLabel,
  appealPoints,
  otherAppealPoint,
  meetingFields,
} from '../../../../contract/enums/profile-choices.ts'
import { splitJoined } from '../../../../contract/wire/wire-list.ts'

export type ChoiceName = keyof ReturnType<typeof choiceFields>

export type AccountDetail = MaleAccountDetail | FemaleAccountDetail

/**
 * What the three forms hold while they are filled in: one shape for both sexes, everything text or a list of texts.
 * Fields are named as on the wire where the wire has them, so that the server's errors find their field.
 */
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
  /** A man's upper limit. */
  age_range: string
  /** A woman's brackets; the wire joins them in `age_range`. */
  desiredAges: string[]
  body_type_range: string
  /** A man's chosen appeal points, その他 among them. */
  appeal: string[]
  appealOther: string
  /** A woman's strengths. */
  appear_points: string
  propensity: string
  partner_follower: string
  /** The two confirmations of the short form, which never travel. */
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

/** The form as the stored profile fills it. */
export function profileValues(detail: AccountDetail): ProfileValues {
  const man = 'propensity' in detail
  const choices = Object.fromEntries(choiceNames.map((name) => [name, detail[name]]))
  return {
    // All names of the choices are in the list above, which `fromEntries` cannot tell.
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

/** Stored points that the list does not have become the text of その他, several joined by '、' (FORM-89, FORM-95). */
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
