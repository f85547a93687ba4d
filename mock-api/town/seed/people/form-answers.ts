import type { SimpleFaker } from '@faker-js/faker'
import { Sex } from '../../../../src/contract/enums/member.ts'
import {
  ChoicePosition,
  choicesOfPreference,
  type PreferenceName,
  preferences,
} from '../../../../src/contract/enums/preferences.ts'
import * as choices from '../../../../src/contract/enums/profile-choices.ts'
import type { Profile } from '../../../world/records/profile.ts'
import { type Choice, choicesOf } from '../choices.ts'

/** Text of the last of four choices. */
export const refusal = 'NG'

export type Answers = Pick<Profile, 'meeting' | 'preferences' | 'sadism' | 'masochism' | 'takeMovie'>

/** Weights of four choices, from wish to refusal. */
const often = [4, 4, 3, 1]
const usual = [2, 3, 4, 2]
const rare = [1, 1, 3, 6]

/** Items that most people wish for, and items that few wish for; the others are between. */
const popularItems = new Set<PreferenceName>(['your_blow_job', 'your_cunnilingus', 'your_kisuma', 'your_cosplay'])
const rareItems = new Set<PreferenceName>([
  'your_choking',
  'your_anal_sex',
  'your_irrumatio',
  'your_multi',
  'your_wild',
])

function weightsOf(name: PreferenceName): readonly number[] {
  if (popularItems.has(name)) return often
  return rareItems.has(name) ? rare : usual
}

const formOf = (sex: Sex, leading: readonly number[], following: readonly number[]) => ({
  contact: choicesOf(choices.contactAnswers[sex], usual),
  items: preferences.map(({ name }) => ({
    name,
    weighted: choicesOf(choicesOfPreference(name, sex), weightsOf(name)),
  })),
  sadism: choicesOf(choices.sadismLevels[sex], leading),
  masochism: choicesOf(choices.masochismLevels[sex], following),
  takeMovie: choicesOf(choices.takeMovies[sex], [1, 3, 6]),
})

/** Weighted choices of the forms. Computed once per sex, because a large town uses them 160,000 times. */
const forms = { [Sex.man]: formOf(Sex.man, often, rare), [Sex.woman]: formOf(Sex.woman, rare, often) } as const

/** Template to copy, because adding 16 fields one by one is slower. */
const unanswered: Readonly<Record<string, string>> = Object.fromEntries(preferences.map(({ name }) => [name, '']))

/** Draws the answers to the choices of the forms: meeting, 16 preferences, both scales, filming (L-1, L-2). */
export function drawAnswers({ helpers }: SimpleFaker, sex: Sex): Answers {
  const { contact, items, sadism, masochism, takeMovie } = forms[sex]
  const answer = (weighted: readonly Choice<string>[]) => helpers.weightedArrayElement(weighted)
  const answers = { ...unanswered }
  for (const { name, weighted } of items) answers[name] = answer(weighted)
  const scales = temperScales(sex, { sadism: answer(sadism), masochism: answer(masochism) })
  return {
    meeting: {
      dm: helpers.arrayElement(choices.messageAnswers),
      tel: answer(contact),
      photo: answer(contact),
      contact: answer(contact),
    },
    preferences: withoutContradictions(sex, answers, scales),
    ...scales,
    takeMovie: answer(takeMovie),
  }
}

type Scales = Pick<Profile, 'sadism' | 'masochism'>

/** Nobody is strongly both: lowers the scale that is rarer with the sex. */
function temperScales(sex: Sex, scales: Scales): Scales {
  const { sadism, masochism } = scales
  const places = choices.sadismLevels[sex].indexOf(sadism) + choices.masochismLevels[sex].indexOf(masochism)
  if (places >= 2) return scales
  const undecided = ChoicePosition.follows
  return sex === Sex.man
    ? { sadism, masochism: choices.masochismLevels[Sex.man][undecided] ?? masochism }
    : { sadism: choices.sadismLevels[Sex.woman][undecided] ?? sadism, masochism }
}

/** Who wishes for the stronger item does not refuse the milder one. */
const milderItems: readonly { readonly mild: PreferenceName; readonly strong: PreferenceName }[] = [
  { mild: 'your_word_attack_easy', strong: 'your_word_attack_hard' },
  { mild: 'your_blow_job', strong: 'your_irrumatio' },
]

/** Items that men who are no S, and women who do not like to yield, never wish for. */
const strictItems = ['your_choking', 'your_kousoku', 'your_word_attack_hard', 'your_spanking'] as const

/** Returns the answers without contradictions among themselves or with the scales. */
function withoutContradictions(
  sex: Sex,
  drawn: Readonly<Record<string, string>>,
  { sadism, masochism }: Scales,
): Record<string, string> {
  const answers = { ...drawn }
  const placeOf = (name: PreferenceName) => choicesOfPreference(name, sex).indexOf(answers[name] ?? '')
  const put = (name: PreferenceName, place: number) => {
    answers[name] = choicesOfPreference(name, sex)[place] ?? ''
  }
  const isMild =
    sex === Sex.man
      ? sadism === choices.sadismLevels[Sex.man][ChoicePosition.refusal]
      : masochism === choices.masochismLevels[Sex.woman][ChoicePosition.refusal]
  if (isMild) for (const name of strictItems) put(name, Math.max(ChoicePosition.follows, placeOf(name)))
  for (const { mild, strong } of milderItems) {
    const place = placeOf(strong)
    if (place < ChoicePosition.refusal) put(mild, Math.min(place, placeOf(mild)))
  }
  return answers
}
