import type { Sex } from '../../../../contract/enums/member.ts'
import { preferences } from '../../../../contract/enums/preferences.ts'
import { meetingFields } from '../../../../contract/enums/profile-choices.ts'
import { splitCharacters } from '../../../../contract/rules/characters.ts'
import { nameInputMaxLength } from '../../../../contract/rules/text-limits.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { profileCopy } from '../../../lib/copy/profile.ts'

/** Layout of a profile in a wide frame (D-81). */
export const profileStyle = {
  /** Page: picture on the left, facts on the right; on an upright tablet the picture is narrower. */
  page: '@3xl:mx-auto @3xl:grid @3xl:w-full @3xl:max-w-page @3xl:flex-1 @3xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] @3xl:items-start @3xl:gap-7 @3xl:px-8 @3xl:pt-1 @3xl:pb-10 @4xl:grid-cols-[minmax(0,24.375rem)_minmax(0,1fr)] @6xl:gap-11 @6xl:px-11',
  /** Column on the right; the surrounding frame has the padding. */
  facts: '@3xl:p-0!',
  /** Picture on the left, sticky while the facts scroll. */
  picture: '@3xl:sticky @3xl:top-6 @3xl:overflow-hidden @3xl:rounded-l @3xl:bg-transparent',
  /** Two fact cards side by side with equal height if there is room. */
  pair: 'grid gap-4 @3xl:gap-5 @6xl:grid-cols-2',
  /** List of such a card; labels of two or three words stay on one line if there is room. */
  few: '@4xl:grid-cols-[minmax(0,8.5rem)_minmax(0,1fr)]',
  /** List of the full column width, two facts per row if there is room. */
  many: '@4xl:grid-cols-[minmax(0,10rem)_minmax(0,1fr)] @6xl:grid-cols-[minmax(0,9rem)_minmax(0,1fr)_minmax(0,9rem)_minmax(0,1fr)]',
}

/** One line of a profile under its wire name; '' for a missing value. */
export interface ProfileFact {
  readonly name: string
  readonly label: string
  readonly value: string
}

const labels = profileCopy.label
type Fields<Name extends string> = Readonly<Record<Name, string | number | null | readonly string[]>>

/** Returns fields of a profile with their labels. An age gets its unit, lists are joined. */
export function factsOf<Name extends keyof typeof labels>(
  profile: Fields<Name>,
  names: readonly Name[],
): ProfileFact[] {
  return names.map((name) => ({ name, label: labels[name], value: textOf(profile[name]) }))
}

function textOf(value: Fields<string>[string]): string {
  if (typeof value === 'number') return commonCopy.unit.age(value)
  return typeof value === 'string' ? value : (value?.join('・') ?? '')
}

/** Basic facts by the sex of the profile (PROF-13 to PROF-18, PROF-27, PROF-43 to PROF-46). */
export const basicNames = {
  1: ['age', 'area', 'height', 'weight', 'body_type', 'takemovie', 'sexual_experience'],
  2: ['age', 'area', 'body_type', 'takemovie'],
} as const

/** Answers about the time before a meeting, then the free times (PROF-19 to PROF-23, PROF-54, SUB-16 to SUB-20). */
export const meetingNames = [...meetingFields, 'your_freetimes'] as const

/** Returns the 16 preferences in the words for the sex of the profile, then the two scales (L-1, L-2). */
export function preferenceFacts(
  profile: Fields<(typeof preferences)[number]['name'] | 'your_sadism' | 'your_masochism'>,
  sex: Sex,
): ProfileFact[] {
  return [
    ...preferences.map(({ name, label }) => ({ name, label: label[sex], value: textOf(profile[name]) })),
    ...factsOf(profile, ['your_sadism', 'your_masochism']),
  ]
}

/** Shortens an old long name with … for places that do not truncate it (D-84). */
export function shortName(name: string): string {
  // A character has one code unit at least.
  if (name.length <= nameInputMaxLength) return name
  const characters = splitCharacters(name)
  if (characters.length <= nameInputMaxLength) return name
  return `${characters.slice(0, nameInputMaxLength - 1).join('')}…`
}
