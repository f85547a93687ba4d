import { contactAnswers, messageAnswers } from '../../../src/contract/enums/profile/meeting-answers.ts'
import {
  choicesOfPreference,
  preferences,
  type PreferenceName,
} from '../../../src/contract/enums/profile/preferences.ts'
import { masochismLevels, sadismLevels } from '../../../src/contract/enums/profile/scales.ts'
import { takeMovies } from '../../../src/contract/enums/profile/take-movie.ts'
import type { Member } from '../../world/records/member.ts'
import type { Profile } from '../../world/records/profile.ts'
import type { Draws } from '../draws.ts'

/** Items that most people wish for, and those that few do; the rest lies between. */
const liked = new Set<PreferenceName>(['your_blow_job', 'your_cunnilingus', 'your_kisuma', 'your_cosplay'])
const seldom = new Set<PreferenceName>([
  'your_choking',
  'your_anal_sex',
  'your_irrumatio',
  'your_multi',
  'your_wild',
])

/** Weights of four choices, from wish to refusal. */
const often = [4, 4, 3, 1]
const usual = [2, 3, 4, 2]
const rare = [1, 1, 3, 6]

const weightsOf = (name: PreferenceName) => (liked.has(name) ? often : seldom.has(name) ? rare : usual)

/** Choices by sex once and for all: a large town asks 160,000 times. */
const choices = {
  1: preferences.map(({ name }) => ({ name, texts: choicesOfPreference(name, 1), weights: weightsOf(name) })),
  2: preferences.map(({ name }) => ({ name, texts: choicesOfPreference(name, 2), weights: weightsOf(name) })),
}

/** Answers what the forms ask by choices: meeting, the 16 preferences, both scales, filming (L-1, L-2). */
export function answer(draws: Draws, sex: Member['sex'], profile: Profile): void {
  const [lead, follow] = sex === 1 ? [often, rare] : [rare, often]
  profile.meeting = {
    dm: draws.pick(messageAnswers),
    tel: choose(draws, contactAnswers[sex], usual),
    photo: choose(draws, contactAnswers[sex], usual),
    contact: choose(draws, contactAnswers[sex], usual),
  }
  profile.preferences = drawPreferences(draws, sex)
  profile.sadism = choose(draws, sadismLevels[sex], lead)
  profile.masochism = choose(draws, masochismLevels[sex], follow)
  profile.takeMovie = choose(draws, takeMovies[sex], [1, 3, 6])
}

/** Copied instead of built up: an object of 16 fields in one piece. */
const unanswered: Readonly<Record<string, string>> = Object.fromEntries(
  preferences.map(({ name }) => [name, '']),
)

function drawPreferences(draws: Draws, sex: Member['sex']): Record<string, string> {
  const answers = { ...unanswered }
  for (const { name, texts, weights } of choices[sex]) answers[name] = choose(draws, texts, weights)
  return answers
}

function choose(draws: Draws, texts: readonly string[], weights: readonly number[]): string {
  return texts[draws.place(weights)] as string
}
