import { choicesOfPreference, type PreferenceName } from '../../../src/contract/enums/preferences.ts'
import { masochismLevels, sadismLevels } from '../../../src/contract/enums/profile-choices.ts'
import type { Member, Profile } from '../../world/records/member.ts'

/** The last of four choices, which says no. */
export const refusal = 'NG'
const refused = 3
/** The third of four, which leaves it to the other. */
const undecided = 2

type Scales = Pick<Profile, 'sadism' | 'masochism'>

/** Nobody is strongly both: the scale that is rarer with the sex gives way. */
export function tempered(sex: Member['sex'], sadism: string, masochism: string): Scales {
  const places = sadismLevels[sex].indexOf(sadism) + masochismLevels[sex].indexOf(masochism)
  if (places >= 2) return { sadism, masochism }
  return sex === 1
    ? { sadism, masochism: masochismLevels[1][undecided] ?? masochism }
    : { sadism: sadismLevels[2][undecided] ?? sadism, masochism }
}

/** Who wishes for the second does not refuse the milder first. */
const milder: readonly (readonly [PreferenceName, PreferenceName])[] = [
  ['your_word_attack_easy', 'your_word_attack_hard'],
  ['your_blow_job', 'your_irrumatio'],
]

/** What men who are no S, and women who do not like to yield, never ask for. */
const strict = ['your_choking', 'your_kousoku', 'your_word_attack_hard', 'your_spanking'] as const

/** The same answers to the 16 items, but for those that contradict one another or the scales. */
export function agreeing(
  sex: Member['sex'],
  drawn: Readonly<Record<string, string>>,
  { sadism, masochism }: Scales,
): Record<string, string> {
  const answers = { ...drawn }
  const placeOf = (name: PreferenceName) => choicesOfPreference(name, sex).indexOf(answers[name] ?? '')
  const put = (name: PreferenceName, place: number) => {
    answers[name] = choicesOfPreference(name, sex)[place] ?? ''
  }
  const isMild = sex === 1 ? sadism === sadismLevels[1][refused] : masochism === masochismLevels[2][refused]
  if (isMild) for (const name of strict) put(name, Math.max(undecided, placeOf(name)))
  for (const [mild, strong] of milder) {
    const place = placeOf(strong)
    if (place < refused) put(mild, Math.min(place, placeOf(mild)))
  }
  return answers
}
