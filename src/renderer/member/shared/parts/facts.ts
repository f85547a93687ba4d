import { Sex } from '../../../../contract/enums/member.ts'
import { preferences } from '../../../../contract/enums/preferences.ts'
import { meetingFields } from '../../../../contract/enums/profile-choices.ts'
import { commonCopy } from '../../../lib/copy/common.ts'
import { profileCopy } from '../../../lib/copy/profile.ts'

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
  [Sex.man]: ['age', 'area', 'height', 'weight', 'body_type', 'takemovie', 'sexual_experience'],
  [Sex.woman]: ['age', 'area', 'body_type', 'takemovie'],
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
