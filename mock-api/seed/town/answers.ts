import { contactAnswers, messageAnswers } from '../../../src/contract/enums/meeting-answers.ts'
import {
  choicesOfPreference,
  preferences,
  type PreferenceName,
} from '../../../src/contract/enums/preferences.ts'
import { masochismLevels, sadismLevels } from '../../../src/contract/enums/scales.ts'
import { takeMovies } from '../../../src/contract/enums/take-movie.ts'
import type { Member } from '../../domain/world/records/member.ts'
import type { Profile } from '../../domain/world/records/profile.ts'
import type { Draws } from '../draws.ts'

type Answers = Pick<Profile, 'meeting' | 'preferences' | 'sadism' | 'masochism' | 'takeMovie'>

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

/** The answers of the forms that are choices: meeting, the 16 preferences, both scales, filming (L-1, L-2). */
export function drawAnswers(draws: Draws, sex: Member['sex']): Answers {
  const [lead, follow] = sex === 1 ? [often, rare] : [rare, often]
  return {
    meeting: {
      dm: draws.pick(messageAnswers),
      tel: choose(draws, contactAnswers[sex], usual),
      photo: choose(draws, contactAnswers[sex], usual),
      contact: choose(draws, contactAnswers[sex], usual),
    },
    preferences: drawPreferences(draws, sex),
    sadism: choose(draws, sadismLevels[sex], lead),
    masochism: choose(draws, masochismLevels[sex], follow),
    takeMovie: choose(draws, takeMovies[sex], [1, 3, 6]),
  }
}

function drawPreferences(draws: Draws, sex: Member['sex']): Record<string, string> {
  const answers: Record<string, string> = {}
  for (const { name, texts, weights } of choices[sex]) answers[name] = choose(draws, texts, weights)
  return answers
}

function choose(draws: Draws, texts: readonly string[], weights: readonly number[]): string {
  return texts[draws.place(weights)] as string
}
