import type { SimpleFaker } from '@faker-js/faker'
import { Sex } from '../../../../src/contract/enums/member.ts'
import {
  ChoicePosition,
  choicesOfPreference,
  type PreferenceName,
  preferences,
} from '../../../../src/contract/enums/preferences.ts'
import * as choices from '../../../../src/contract/enums/profile-choices.ts'
import type { Member, Profile } from '../../../world/records/member.ts'
import { type Choice, choicesOf } from '../choices.ts'

/** Text of the last of four choices. */
export const refusal = 'NG'

const { refusal: refused, follows: undecided } = ChoicePosition

type Scales = Pick<Profile, 'sadism' | 'masochism'>

/** Nobody is strongly both: the scale that is rarer with the sex is lowered. */
function tempered(sex: Member['sex'], sadism: string, masochism: string): Scales {
  const places = choices.sadismLevels[sex].indexOf(sadism) + choices.masochismLevels[sex].indexOf(masochism)
  if (places >= 2) return { sadism, masochism }
  return sex === Sex.man
    ? { sadism, masochism: choices.masochismLevels[Sex.man][undecided] ?? masochism }
    : { sadism: choices.sadismLevels[Sex.woman][undecided] ?? sadism, masochism }
}

/** Pairs of a milder and a stronger item: who wishes for the stronger does not refuse the milder. */
const milder: readonly (readonly [PreferenceName, PreferenceName])[] = [
  ['your_word_attack_easy', 'your_word_attack_hard'],
  ['your_blow_job', 'your_irrumatio'],
]

/** Items that men who are no S, and women who do not like to yield, never wish for. */
const strict = ['your_choking', 'your_kousoku', 'your_word_attack_hard', 'your_spanking'] as const

/** Returns the answers without contradictions among themselves or with the scales. */
function agreeing(
  sex: Member['sex'],
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
      ? sadism === choices.sadismLevels[Sex.man][refused]
      : masochism === choices.masochismLevels[Sex.woman][refused]
  if (isMild) for (const name of strict) put(name, Math.max(undecided, placeOf(name)))
  for (const [mild, strong] of milder) {
    const place = placeOf(strong)
    if (place < refused) put(mild, Math.min(place, placeOf(mild)))
  }
  return answers
}

export type Answers = Pick<Profile, 'meeting' | 'preferences' | 'sadism' | 'masochism' | 'takeMovie'>

/** Items that most people wish for, and items that few wish for; the others are between. */
const liked = new Set<PreferenceName>(['your_blow_job', 'your_cunnilingus', 'your_kisuma', 'your_cosplay'])

const seldom = new Set<PreferenceName>(['your_choking', 'your_anal_sex', 'your_irrumatio', 'your_multi', 'your_wild'])

/** Weights of four choices, from wish to refusal. */
const often = [4, 4, 3, 1]

const usual = [2, 3, 4, 2]

const rare = [1, 1, 3, 6]

function weightsOf(name: PreferenceName): readonly number[] {
  if (liked.has(name)) return often
  return seldom.has(name) ? rare : usual
}

const preferencesOf = (sex: Member['sex']) =>
  preferences.map(({ name }) => ({
    name,
    weighted: choicesOf(choicesOfPreference(name, sex), weightsOf(name)),
  }))

const formOf = (sex: Member['sex'], leading: readonly number[], following: readonly number[]) => ({
  contact: choicesOf(choices.contactAnswers[sex], usual),
  preferences: preferencesOf(sex),
  sadism: choicesOf(choices.sadismLevels[sex], leading),
  masochism: choicesOf(choices.masochismLevels[sex], following),
  takeMovie: choicesOf(choices.takeMovies[sex], [1, 3, 6]),
})

/** Computed once per sex, because a large town uses them 160,000 times. */
const forms = { 1: formOf(1, often, rare), 2: formOf(2, rare, often) }

/** Draws the answers to the choices of the forms: meeting, 16 preferences, both scales, filming (L-1, L-2). */
export function drawAnswers({ helpers }: SimpleFaker, sex: Member['sex']): Answers {
  const { contact, preferences: asked, sadism, masochism, takeMovie } = forms[sex]
  const answer = (weighted: readonly Choice<string>[]) => helpers.weightedArrayElement(weighted)
  const answers = { ...unanswered }
  for (const { name, weighted } of asked) answers[name] = answer(weighted)
  const scales = tempered(sex, answer(sadism), answer(masochism))
  return {
    meeting: {
      dm: helpers.arrayElement(choices.messageAnswers),
      tel: answer(contact),
      photo: answer(contact),
      contact: answer(contact),
    },
    preferences: agreeing(sex, answers, scales),
    ...scales,
    takeMovie: answer(takeMovie),
  }
}

/** Template to copy, because adding 16 fields one by one is slower. */
const unanswered: Readonly<Record<string, string>> = Object.fromEntries(preferences.map(({ name }) => [name, '']))
