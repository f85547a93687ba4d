import type { ManProfile, WomanProfile } from '../../../../../contract/calls/partner.ts'
import { Sex } from '../../../../../contract/enums/member.ts'
import { ChoicePosition, choicesOfPreference, preferences } from '../../../../../contract/enums/preferences.ts'
import { masochismLevels, sadismLevels } from '../../../../../contract/enums/profile-choices.ts'

const { lastWish, refusal } = ChoicePosition

/** Difference between the two ends of a scale of four levels. */
const furthestApart = 3

/** Result of comparing two answers: both agree, one wishes what the other refuses, or neither. */
export type Agreement = 'agrees' | 'conflicts' | 'open'

/** Compares two positions of a preference; -1 means unanswered. Two refusals also agree. */
export function preferenceAgreement(one: number, other: number): Agreement {
  if (one === -1 || other === -1) return 'open'
  if (one === refusal && other === refusal) return 'agrees'
  const [low, high] = [Math.min(one, other), Math.max(one, other)]
  if (low > lastWish) return 'open'
  return high === refusal ? 'conflicts' : 'agrees'
}

/** Compares two complementary scales, his S and her M. Neighbouring positions agree, opposite ends conflict. */
export function scaleAgreement(one: number, other: number): Agreement {
  if (one === -1 || other === -1) return 'open'
  const apart = Math.abs(one - other)
  if (apart <= 1) return 'agrees'
  return apart === furthestApart ? 'conflicts' : 'open'
}

/** Two profiles that are compared. */
export interface Pair {
  readonly man: ManProfile
  readonly woman: WomanProfile
  /** Sex of the profile that shows the comparison. */
  readonly shownSex: Sex
}

/** Returns the agreement of each preference by wire name, in the order of the shown profile (L-1, L-2). */
export function agreements({ man, woman, shownSex }: Pair): ReadonlyMap<string, Agreement> {
  const heLeads = scaleAgreement(
    sadismLevels[Sex.man].indexOf(man.your_sadism),
    masochismLevels[Sex.woman].indexOf(woman.your_masochism),
  )
  const sheLeads = scaleAgreement(
    masochismLevels[Sex.man].indexOf(man.your_masochism),
    sadismLevels[Sex.woman].indexOf(woman.your_sadism),
  )
  const isHis = shownSex === Sex.man
  return new Map<string, Agreement>([
    ...preferences.map(({ name }): [string, Agreement] => [
      name,
      preferenceAgreement(
        choicesOfPreference(name, Sex.man).indexOf(man[name]),
        choicesOfPreference(name, Sex.woman).indexOf(woman[name]),
      ),
    ]),
    ['your_sadism', isHis ? heLeads : sheLeads],
    ['your_masochism', isHis ? sheLeads : heLeads],
  ])
}

/** Number of agreeing and conflicting preferences, and their total. */
export interface PreferenceScore {
  readonly agreeing: number
  readonly conflicting: number
  readonly all: number
}

/** Whether a member has answered any preference. Without answers, no comparison is possible. */
export const answersPreferences = (profile: ManProfile | WomanProfile): boolean =>
  preferences.some(({ name }) => profile[name] !== '')

/** Counts the agreements of two profiles; null when one member has answered no preference. */
export function preferenceScore(pair: Pair): PreferenceScore | null {
  if (!answersPreferences(pair.man) || !answersPreferences(pair.woman)) return null
  const kinds = [...agreements(pair).values()]
  return {
    agreeing: kinds.filter((kind) => kind === 'agrees').length,
    conflicting: kinds.filter((kind) => kind === 'conflicts').length,
    all: kinds.length,
  }
}
