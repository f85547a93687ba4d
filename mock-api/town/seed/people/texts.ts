import type { SimpleFaker } from '@faker-js/faker'
import femaleBios from '../../../../fixtures/bios-female.json' with { type: 'json' }
import maleBios from '../../../../fixtures/bios-male.json' with { type: 'json' }
import ideals from '../../../../fixtures/ideal-female.json' with { type: 'json' }
import strengths from '../../../../fixtures/strengths-female.json' with { type: 'json' }
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
import { type Interests, speakOf } from './person.ts'

/** Length of a self-description: under 50 characters, or at least 50, 140 or 300 (L-8, c6 to c8). */
export type Fullness = 'none' | 'brief' | 'short' | 'medium' | 'long'

/** Person for whom a text is drawn. */
export interface Self {
  readonly age: number
  readonly areas: readonly string[]
  readonly interests: Interests
}

type Decks<Name extends string> = Readonly<Record<Name, readonly string[]>>

/** Sentences that suit only older people, or only people in Tokyo. */
const forOlder = /若いころ|年齢を重ね|人をまとめる立場|長く勤め|十年ほど/
const forTokyo = /都内/

/** Filters the decks once for each kind of person, because filtering per text is slow. */
function sortOut<Name extends string>(decks: Decks<Name>): (self: Self) => Decks<Name> {
  const entries = Object.entries<readonly string[]>(decks)
  const without = (unfit: (sentence: string) => boolean) => {
    const fit = entries.map(([name, deck]) => [name, deck.filter((sentence) => !unfit(sentence))])
    return Object.fromEntries(fit) as Decks<Name>
  }
  const young = without((text) => forOlder.test(text) || forTokyo.test(text))
  const youngOfTokyo = without((text) => forOlder.test(text))
  const older = without((text) => forTokyo.test(text))
  return ({ age, areas }) => {
    const ofTokyo = areas[0] === '東京都'
    if (age < 35) return ofTokyo ? youngOfTokyo : young
    return ofTokyo ? decks : older
  }
}

const maleDecks = sortOut(maleBios)
const femaleDecks = sortOut(femaleBios)

const leastCharacters = { medium: 140, long: 300 } as const

/** Beginning of a text: a liking and the work, in either order, never a greeting (D-87). */
function lead(faker: SimpleFaker, { interests: [first] }: Self, work: readonly string[]): string {
  const [likes, works] = [speakOf(faker, first), faker.helpers.arrayElement(work)]
  return faker.datatype.boolean(0.7) ? likes + works : works + likes
}

/** A man's self-introduction (propensity). */
export function manText(faker: SimpleFaker, fullness: Fullness, self: Self): string {
  const { helpers } = faker
  const { work, character, episodes, respect, wishes, closings } = maleDecks(self)
  const [first, second] = self.interests
  if (fullness === 'none') return ''
  if (fullness === 'brief') return speakOf(faker, first)
  let text = lead(faker, self, work)
  if (fullness === 'short') return text + helpers.arrayElement(character) + helpers.arrayElement(closings)
  const end = helpers.arrayElement(respect) + helpers.arrayElement(wishes) + helpers.arrayElement(closings)
  if (fullness === 'long') text += speakOf(faker, second)
  text += helpers.arrayElement(character)
  for (const episode of helpers.arrayElements(episodes, 4)) {
    if (text.length + end.length >= leastCharacters[fullness]) break
    text += episode
  }
  return text + end
}

/** A woman's ideal way to spend time (sexual_experience, SUB-58). */
export function womanIdeal(faker: SimpleFaker, fullness: Fullness, self: Self): string {
  const { helpers } = faker
  const { work, character, wishes, closings } = femaleDecks(self)
  const { scene, pace, after } = ideals
  const [first, second] = self.interests
  if (fullness === 'none') return ''
  if (fullness !== 'medium' && fullness !== 'long')
    return speakOf(faker, first) + helpers.arrayElement(scene) + helpers.arrayElement(pace)
  const two = (deck: readonly string[]) => helpers.arrayElements(deck, 2).join('')
  if (fullness === 'medium') {
    const sentences = [wishes, scene, pace, after, closings]
    return speakOf(faker, first) + sentences.map((deck) => helpers.arrayElement(deck)).join('')
  }
  const introduction = lead(faker, self, work) + speakOf(faker, second) + two(character)
  return introduction + two(wishes) + two(scene) + two(pace) + two(after) + helpers.arrayElement(closings)
}

const youngNatures = strengths.nature.filter((sentence) => !forOlder.test(sentence))

/** A woman's strengths (appear_points): one text or none. */
export function womanStrength({ helpers }: SimpleFaker, fullness: Fullness, age: number): string[] {
  const { care, hope } = strengths
  const nature = age < 35 ? youngNatures : strengths.nature
  if (fullness === 'none') return []
  if (fullness === 'brief') return [helpers.arrayElement(nature)]
  return [
    helpers.arrayElement(nature) + helpers.arrayElement(care) + (fullness === 'long' ? helpers.arrayElement(hope) : ''),
  ]
}

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

const weightsOf = (name: PreferenceName) => (liked.has(name) ? often : seldom.has(name) ? rare : usual)

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
