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

type Place = 0 | 1 | 2 | 3
type Weights = readonly (readonly [Place, number])[]
const often: Weights = [
  [0, 4],
  [1, 4],
  [2, 3],
  [3, 1],
]
const rare: Weights = [
  [0, 1],
  [1, 1],
  [2, 3],
  [3, 6],
]
const usual: Weights = [
  [0, 2],
  [1, 3],
  [2, 4],
  [3, 2],
]

const weightsOf = (name: PreferenceName): Weights =>
  liked.has(name) ? often : seldom.has(name) ? rare : usual

/** Choices by sex once and for all: a large town asks 160,000 times. */
const choices = {
  1: preferences.map(({ name }) => [name, choicesOfPreference(name, 1), weightsOf(name)] as const),
  2: preferences.map(({ name }) => [name, choicesOfPreference(name, 2), weightsOf(name)] as const),
}

/** The answers of the forms that are choices: meeting, the 16 preferences, both scales, filming (L-1, L-2). */
export function drawAnswers(draws: Draws, sex: Member['sex']): Answers {
  return {
    meeting: {
      dm: draws.pick(messageAnswers),
      tel: contactAnswer(draws, sex),
      photo: contactAnswer(draws, sex),
      contact: contactAnswer(draws, sex),
    },
    preferences: Object.fromEntries(
      choices[sex].map(([name, texts, weights]) => [name, texts[draws.weighted(weights)] as string]),
    ),
    sadism: sadismLevels[sex][draws.weighted(sex === 1 ? often : rare)] as string,
    masochism: masochismLevels[sex][draws.weighted(sex === 1 ? rare : often)] as string,
    takeMovie:
      takeMovies[sex][
        draws.weighted([
          [0, 1],
          [1, 3],
          [2, 6],
        ] as const)
      ],
  }
}

function contactAnswer(draws: Draws, sex: Member['sex']): string {
  return contactAnswers[sex][draws.weighted(usual)]
}
