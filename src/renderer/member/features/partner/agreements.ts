import type { ManProfile, WomanProfile } from '../../../../contract/calls/partner.ts'
import { choicesOfPreference, preferences } from '../../../../contract/enums/preferences.ts'
import { masochismLevels, sadismLevels } from '../../../../contract/enums/profile-choices.ts'

/** Result of comparing two answers: both agree, one wishes what the other refuses, or neither. */
export type Agreement = 'agrees' | 'conflicts' | 'open'

/** The four choices of a preference run from wish to refusal. Positions up to this one are wishes. */
const lastWish = 1
const refusal = 3

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
  return apart <= 1 ? 'agrees' : apart === refusal ? 'conflicts' : 'open'
}

/** Returns the agreement of each preference by wire name, as listed on the profile of `shown` (L-1, L-2). */
export function agreements(man: ManProfile, woman: WomanProfile, shown: 1 | 2): ReadonlyMap<string, Agreement> {
  const leads = scaleAgreement(
    sadismLevels[1].indexOf(man.your_sadism),
    masochismLevels[2].indexOf(woman.your_masochism),
  )
  const follows = scaleAgreement(
    masochismLevels[1].indexOf(man.your_masochism),
    sadismLevels[2].indexOf(woman.your_sadism),
  )
  return new Map<string, Agreement>([
    ...preferences.map(({ name }): [string, Agreement] => [
      name,
      preferenceAgreement(
        choicesOfPreference(name, 1).indexOf(man[name]),
        choicesOfPreference(name, 2).indexOf(woman[name]),
      ),
    ]),
    ['your_sadism', shown === 1 ? leads : follows],
    ['your_masochism', shown === 1 ? follows : leads],
  ])
}
