import { areas } from '../../../../contract/enums/areas.ts'
import { appealPoints, otherAppealPoint, freeTimes } from '../../../../contract/enums/profile-choices.ts'
import { foldDigits } from '../../../../contract/wire/fold-digits.ts'
import { socialIdOf } from '../../shared/social-id.ts'
import { hasPhone, hasSocials, type FormMode } from './form-mode.ts'
import { type ProfileValues, choiceNames, preferenceFields, type AccountDetail } from './profile-values.ts'

type Picked = Partial<Record<Exclude<keyof ProfileValues, 'age'> | 'personarity', string>> & { age?: number }

const inOrder = (order: readonly string[], chosen: readonly string[]) =>
  order.filter((entry) => chosen.includes(entry)).join(', ')

/** Joins appeal points by comma. The typed text replaces その他; an empty text is left out (FORM-90, FORM-94, FORM-95). */
export function joinAppeal({ appeal, appealOther }: Pick<ProfileValues, 'appeal' | 'appealOther'>): string {
  const typed = appealOther.trim().replaceAll(/[,，]/g, '、')
  const chosen = appealPoints.filter((point) => appeal.includes(point))
  return chosen
    .map((point) => (point === otherAppealPoint ? typed : point))
    .filter(Boolean)
    .join(',')
}

const pick = (values: ProfileValues, names: readonly (keyof ProfileValues)[]): Picked =>
  Object.fromEntries(names.map((name) => [name, String(values[name])]))

const nameAgeArea = (values: ProfileValues): Picked => ({
  twitter_name: values.twitter_name.trim(),
  age: Number(values.age),
  area: inOrder(areas, values.area),
})

const socials = (values: ProfileValues) => ({
  twitterid: socialIdOf(values.twitterid),
  tiktok: socialIdOf(values.tiktok),
  instagram: socialIdOf(values.instagram),
})

function maleAttributes(values: ProfileValues, mode: FormMode, personarity: string): Picked {
  const appear_points = joinAppeal(values)
  if (mode.kind === 'short') {
    return { ...nameAgeArea(values), ...pick(values, ['body_type', ...preferenceFields]), appear_points }
  }
  if (mode.kind === 'reduced') {
    return {
      twitter_name: values.twitter_name.trim(),
      ...(mode.sections.includes('appeal') && { appear_points }),
      ...(mode.sections.includes('introduction') && pick(values, ['propensity'])),
    }
  }
  return {
    ...nameAgeArea(values),
    ...pick(values, choiceNames),
    ...pick(values, ['height', 'weight', 'sexual_experience', 'age_range', 'body_type_range', 'propensity']),
    your_freetimes: inOrder(freeTimes, values.your_freetimes),
    appear_points,
    personarity,
  }
}

function femaleAttributes(values: ProfileValues): Picked {
  return {
    ...nameAgeArea(values),
    ...pick(values, choiceNames),
    ...pick(values, ['sexual_experience', 'appear_points', 'partner_follower']),
    your_freetimes: inOrder(freeTimes, values.your_freetimes),
    age_range: values.desiredAges.join(','),
  }
}

/**
 * Builds the request of a form (API-11) from its visible fields, so that a reduced form never changes other sections.
 * Includes `id` and the photo URLs as documented (D-88), for a man only the first. `personarity` has no input and is
 * sent as loaded (FORM-96).
 */
export function profileInput(values: ProfileValues, mode: FormMode, detail: AccountDetail) {
  const { id, profile1, profile2, profile3 } = detail
  if (mode.kind === 'female') {
    return {
      id,
      ...socials(values),
      profile1,
      profile2,
      profile3,
      femaleraw_attributes: femaleAttributes(values),
    }
  }
  const personarity = 'personarity' in detail ? detail.personarity : ''
  return {
    id,
    profile1,
    ...(hasSocials(mode) && socials(values)),
    ...(hasPhone(mode) && { phone: foldDigits(values.phone) }),
    maleraw_attributes: maleAttributes(values, mode, personarity),
  }
}
