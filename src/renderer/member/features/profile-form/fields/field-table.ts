import { Sex } from '../../../../../contract/enums/member.ts'
import { choicesOfPreference, preferences } from '../../../../../contract/enums/preferences.ts'
import {
  ages,
  appealPoints,
  bodyTypeRanges,
  bodyTypes,
  choicesOfMeetingAnswer,
  femaleAgeRanges,
  freeTimes,
  maleAgeRanges,
  masochismLevels,
  maxAppealPoints,
  meetingFields,
  partnerFollowers,
  sadismLevels,
  sexualExperiences,
  takeMovies,
  heights,
  weights,
} from '../../../../../contract/enums/profile-choices.ts'
import { nameLimit } from '../../../../../contract/rules/text-limits.ts'
import { formCopy } from '../../../../lib/copy/form.ts'
import type { TextInput } from '../../../../ui/form/text-input.tsx'
import type { ProfileField } from '../profile-values.ts'

interface Row<Name extends ProfileField> {
  readonly name: Name
  readonly label: string
  readonly hint?: string | undefined
}

export interface TextRow extends Row<'twitter_name' | 'phone' | 'twitterid' | 'tiktok' | 'instagram' | 'appealOther'> {
  readonly kind: 'text'
  /** Marked 任意, unless the form requires it. */
  readonly optional?: true
  readonly input: Omit<React.ComponentProps<typeof TextInput>, 'className'>
}

/** Single choice from a list of texts, which are also the wire values. */
export interface ChoiceRow extends Row<ProfileField> {
  readonly kind: 'chips' | 'select'
  readonly options: readonly string[]
  /** Follows each option, e.g. 歳. */
  readonly unit?: string
}

export interface ManyRow extends Row<'your_freetimes' | 'desiredAges' | 'appeal'> {
  readonly kind: 'many'
  readonly options: readonly string[]
  readonly max?: number
  readonly counter?: (chosen: number) => string
  readonly hideLabel?: true
  /** Text field that その他 opens. */
  readonly other?: TextRow
}

export interface FreeTextRow extends Row<'propensity' | 'sexual_experience' | 'appear_points'> {
  readonly kind: 'free'
}

export interface AreasRow extends Row<'area'> {
  readonly kind: 'areas'
}

export interface ConfirmationRow extends Row<'directMessage' | 'follow'> {
  readonly kind: 'confirmation'
}

/** A row in a form, as the components of the fields take it. */
export type RowProps<Of extends FieldRow> = Of & { readonly required: boolean }

export type FieldRow = TextRow | ChoiceRow | ManyRow | FreeTextRow | AreasRow | ConfirmationRow

const { label, hint, confirmation } = formCopy

const choice = (name: ProfileField & keyof typeof label, options: readonly string[]): ChoiceRow => ({
  kind: 'chips',
  name,
  label: label[name],
  options,
})

/** For long lists. */
const select = (...row: Parameters<typeof choice>): ChoiceRow => ({ ...choice(...row), kind: 'select' })

/** A leading @ is dropped (FORM-15, FORM-77). */
const socialId = {
  autoCapitalize: 'none',
  autoComplete: 'off',
  spellCheck: false,
  inputMode: 'email',
  foldWidth: true,
} as const

/** Every field of the three forms in the words for one sex. form-mode.ts lists those of each section. */
const rowsFor = (sex: Sex): readonly FieldRow[] => [
  {
    kind: 'text',
    name: 'twitter_name',
    label: label.twitter_name,
    hint: hint.userName,
    input: { autoComplete: 'nickname', most: nameLimit },
  },
  {
    // 10 or 11 digits beginning with 0. Folds hyphens, blanks and full-width digits (FORM-114).
    kind: 'text',
    name: 'phone',
    label: label.phone,
    hint: hint.phone,
    optional: true,
    input: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', foldWidth: true },
  },
  { kind: 'text', name: 'twitterid', label: hint.twitterLabel, hint: hint.twitterId, input: socialId },
  { kind: 'text', name: 'tiktok', label: hint.tiktokLabel, optional: true, input: socialId },
  { kind: 'text', name: 'instagram', label: hint.instagramLabel, optional: true, input: socialId },
  { ...select('age', ages.map(String)), unit: hint.ageUnit },
  { kind: 'areas', name: 'area', label: label.area },
  choice('body_type', bodyTypes[sex]),
  select('height', heights),
  select('weight', weights),
  choice('takemovie', takeMovies[sex]),
  sex === Sex.man
    ? select('sexual_experience', sexualExperiences)
    : { kind: 'free', name: 'sexual_experience', label: label.ideal, hint: hint.ideal },
  {
    // At most three, including その他, which opens a text field (FORM-85 to FORM-88, FORM-94).
    kind: 'many',
    name: 'appeal',
    label: label.appealPoints,
    hideLabel: true,
    options: appealPoints,
    max: maxAppealPoints,
    hint: hint.appealPoints,
    counter: hint.appealPointsChosen,
    other: {
      kind: 'text',
      name: 'appealOther',
      label: hint.appealOther,
      input: { most: { characters: 100, codePoints: 500 } },
    },
  },
  { kind: 'free', name: 'propensity', label: label.introduction, hint: hint.introduction },
  { kind: 'free', name: 'appear_points', label: label.strengths, hint: hint.strengths },
  { kind: 'chips', name: 'partner_follower', label: label.metBefore, options: partnerFollowers },
  ...meetingFields.map((name) => choice(name, choicesOfMeetingAnswer(name, sex))),
  ...preferences.map((item): ChoiceRow => ({
    kind: 'chips',
    name: item.name,
    label: item.label[sex],
    options: choicesOfPreference(item.name, sex),
    hint: item.name === 'your_wild' ? hint.outdoor : undefined,
  })),
  choice('your_sadism', sadismLevels[sex]),
  choice('your_masochism', masochismLevels[sex]),
  { kind: 'many', name: 'your_freetimes', label: label.your_freetimes, options: freeTimes, hint: hint.freeTimes },
  { kind: 'many', name: 'desiredAges', label: label.desiredAges, options: femaleAgeRanges, hint: hint.desiredAges },
  select('age_range', maleAgeRanges),
  { ...choice('body_type_range', bodyTypeRanges), hint: hint.partnerBodyType },
  {
    kind: 'confirmation',
    name: 'directMessage',
    label: confirmation.directMessage,
    hint: confirmation.directMessageHint,
  },
  { kind: 'confirmation', name: 'follow', label: confirmation.follow, hint: confirmation.followHint },
]

const rows = { [Sex.man]: rowsFor(Sex.man), [Sex.woman]: rowsFor(Sex.woman) }

/** Returns the rows of some fields in their order. */
export const rowsOf = (names: readonly ProfileField[], sex: Sex): readonly FieldRow[] =>
  names.flatMap((name) => rows[sex].filter((row) => row.name === name))

/** Returns the label of a required field, which both sexes share. */
export const fieldLabel = (name: ProfileField): string => rowsOf([name], Sex.man)[0]?.label ?? ''
