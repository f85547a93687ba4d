import type { ManProfile, WomanProfile } from '../../../../contract/calls/partner.ts'
import { choicesOfPreference, preferences } from '../../../../contract/enums/preferences.ts'
import { masochismLevels, sadismLevels } from '../../../../contract/enums/profile-choices.ts'

/** How two answers go together: both can be glad of it, one wishes what the other refuses, or nothing speaks either way. */
export type Agreement = 'agrees' | 'conflicts' | 'open'

/** Places of the four choices of a preference, from wish to refusal. */
const lastWish = 1
const refusal = 3

/** Two places of a preference, -1 for no answer. What both refuse is agreed on as well. */
export function preferenceAgreement(one: number, other: number): Agreement {
  if (one === -1 || other === -1) return 'open'
  if (one === refusal && other === refusal) return 'agrees'
  const [low, high] = [Math.min(one, other), Math.max(one, other)]
  if (low > lastWish) return 'open'
  return high === refusal ? 'conflicts' : 'agrees'
}

/** Two places of a scale that complete each other, his S and her M: neighbours go together, the ends do not. */
export function scaleAgreement(one: number, other: number): Agreement {
  if (one === -1 || other === -1) return 'open'
  const apart = Math.abs(one - other)
  return apart <= 1 ? 'agrees' : apart === refusal ? 'conflicts' : 'open'
}

/** By wire name as the profile of `shown` lists it, how the two go together (L-1, L-2). */
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
