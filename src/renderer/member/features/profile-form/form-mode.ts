import { meetingFields } from '../../../../contract/enums/profile-choices.ts'
import { formCopy } from '../../../lib/copy/form.ts'
import { preferenceFields, scaleFields, type ProfileField } from './profile-values.ts'

export type SectionKey =
  | 'photos'
  | 'basics'
  | 'social'
  | 'appeal'
  | 'introduction'
  | 'ideal'
  | 'meeting'
  | 'preferences'
  | 'partner'
  | 'strengths'
  | 'confirmations'

/** Variant of the form: its sections in order, its required fields, and its button text while fields are missing. */
export interface FormMode {
  readonly kind: 'male' | 'short' | 'reduced' | 'female'
  readonly sections: readonly SectionKey[]
  readonly required: Partial<Record<SectionKey, readonly ProfileField[]>>
  readonly incomplete: string
}

const { submit } = formCopy

const socialIds = ['twitterid', 'tiktok', 'instagram'] as const
const person = ['age', 'area', 'body_type'] as const
const answers = [...preferenceFields, ...scaleFields]

/** Fields of each section in order. The reduced forms ask only for the name besides (FORM-19 to FORM-22, FORM-25). */
export const fieldNames = {
  male: {
    basics: ['twitter_name', ...person, 'height', 'weight', 'takemovie', 'sexual_experience'],
    social: [...socialIds, 'phone'],
    appeal: ['appeal'],
    introduction: ['propensity'],
    meeting: meetingFields,
    preferences: answers,
    partner: ['your_freetimes', 'age_range', 'body_type_range'],
  },
  reduced: { basics: ['twitter_name'], social: socialIds, appeal: ['appeal'], introduction: ['propensity'] },
  // Without the scales (FORM-111), and the name first (FORM-112).
  short: {
    basics: ['twitter_name', 'phone', ...person],
    preferences: preferenceFields,
    appeal: ['appeal'],
    confirmations: ['directMessage', 'follow'],
  },
  // A woman enters her free times with the wishes before a meeting (FORM-122 to FORM-124, FORM-149).
  female: {
    basics: ['twitter_name', ...socialIds, ...person],
    ideal: ['sexual_experience'],
    meeting: ['takemovie', 'your_freetimes', ...meetingFields],
    preferences: answers,
    partner: ['desiredAges'],
    strengths: ['appear_points', 'partner_follower'],
  },
} as const satisfies Record<FormMode['kind'], Partial<Record<SectionKey, readonly ProfileField[]>>>

const { male } = fieldNames

/** FORM-40: photos, social ids, appeal points and the introduction are optional (FORM-76). */
export const maleMode: FormMode = {
  kind: 'male',
  sections: ['photos', 'social', 'appeal', 'introduction', 'basics', 'meeting', 'preferences', 'partner'],
  required: { basics: male.basics, meeting: male.meeting, preferences: male.preferences, partner: male.partner },
  incomplete: submit.incomplete,
}

/** FORM-107: all fields are required. */
export const shortMode: FormMode = {
  kind: 'short',
  sections: ['basics', 'preferences', 'appeal', 'confirmations'],
  required: fieldNames.short,
  incomplete: submit.incompleteShort,
}

/** FORM-140: only name, age and areas are required. */
export const femaleMode: FormMode = {
  kind: 'female',
  sections: ['photos', 'basics', 'ideal', 'meeting', 'preferences', 'partner', 'strengths'],
  required: { basics: ['twitter_name', 'age', 'area'] },
  incomplete: submit.incompleteFemale,
}

/** Flags of the address that reduce the form, with the section of each. */
const reducingFlags: readonly { flag: string; section: SectionKey }[] = [
  { flag: 'only_profile_img', section: 'photos' },
  { flag: 'only_sns', section: 'social' },
  { flag: 'only_appear_points', section: 'appeal' },
  { flag: 'only_propensity', section: 'introduction' },
]

/** Mode of /form: the sections whose flags are exactly `true`, else the whole form (FORM-17 to FORM-24, C-10). */
export function maleFormMode(params: URLSearchParams, newUser: boolean): FormMode {
  // FORM-27: a member without a name gets the short form, whatever the flags.
  if (newUser) return shortMode
  const chosen = reducingFlags.filter(({ flag }) => params.get(flag) === 'true').map(({ section }) => section)
  if (chosen.length === 0) return maleMode
  return { kind: 'reduced', sections: [...chosen, 'basics'], required: {}, incomplete: '' }
}

export const hasSocials = ({ kind, sections }: FormMode): boolean => kind === 'female' || sections.includes('social')

export const hasPhone = ({ kind }: FormMode): boolean => kind === 'male' || kind === 'short'

export const requiredFields = (mode: FormMode): readonly ProfileField[] =>
  mode.sections.flatMap((section) => mode.required[section] ?? [])
