import { meetingFields } from '../../../../contract/enums/profile-choices.ts'
import { formCopy } from '../../../lib/copy/form.ts'
import { preferenceFields, scaleFields, type ProfileField, type ProfileValues } from './profile-values.ts'

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

/** FORM-40: photos, social ids, appeal points and the introduction are optional (FORM-76). */
export const maleMode: FormMode = {
  kind: 'male',
  sections: ['photos', 'social', 'appeal', 'introduction', 'basics', 'meeting', 'preferences', 'partner'],
  required: {
    basics: ['twitter_name', 'age', 'area', 'body_type', 'height', 'weight', 'takemovie', 'sexual_experience'],
    meeting: meetingFields,
    preferences: [...preferenceFields, ...scaleFields],
    partner: ['your_freetimes', 'age_range', 'body_type_range'],
  },
  incomplete: submit.incomplete,
}

/** FORM-107: all fields are required. No scales (FORM-111), and the name first (FORM-112). */
export const shortMode: FormMode = {
  kind: 'short',
  sections: ['basics', 'preferences', 'appeal', 'confirmations'],
  required: {
    basics: ['twitter_name', 'phone', 'age', 'area', 'body_type'],
    preferences: preferenceFields,
    appeal: ['appeal'],
    confirmations: ['directMessage', 'follow'],
  },
  incomplete: submit.incompleteShort,
}

/** FORM-140: only name, age and areas are required. */
export const femaleMode: FormMode = {
  kind: 'female',
  sections: ['photos', 'basics', 'ideal', 'meeting', 'preferences', 'partner', 'strengths'],
  required: { basics: ['twitter_name', 'age', 'area'] },
  incomplete: submit.incompleteFemale,
}

const flags = [
  ['only_profile_img', 'photos'],
  ['only_sns', 'social'],
  ['only_appear_points', 'appeal'],
  ['only_propensity', 'introduction'],
] as const satisfies readonly (readonly [string, SectionKey])[]

/** Mode of /form: the sections whose flags are exactly `true`, else the whole form (FORM-17 to FORM-24, C-10). */
export function maleFormMode(params: URLSearchParams, newUser: boolean): FormMode {
  // FORM-27: a member without a name gets the short form, whatever the flags.
  if (newUser) return shortMode
  const chosen = flags.filter(([flag]) => params.get(flag) === 'true').map(([, section]) => section)
  if (chosen.length === 0) return maleMode
  return { kind: 'reduced', sections: [...chosen, 'basics'], required: {}, incomplete: '' }
}

export const hasSocials = ({ kind, sections }: FormMode): boolean => kind === 'female' || sections.includes('social')

export const hasPhone = ({ kind }: FormMode): boolean => kind === 'male' || kind === 'short'

function isFilled(value: ProfileValues[ProfileField] | undefined): boolean {
  if (typeof value === 'string') return value.trim() !== ''
  return Array.isArray(value) ? value.length > 0 : value === true
}

/** Returns the required fields that are still empty, in the order of the form. */
export const missingFields = (
  fields: readonly ProfileField[],
  values: Partial<ProfileValues>,
): readonly ProfileField[] => fields.filter((field) => !isFilled(values[field]))

export const requiredFields = (mode: FormMode): readonly ProfileField[] =>
  mode.sections.flatMap((section) => mode.required[section] ?? [])
