import type { SimpleFaker } from '@faker-js/faker'
import type { Rank } from '../../../../src/contract/enums/member.ts'
import type { Person } from './person.ts'
import type { Fullness } from './texts.ts'

/** Inclusive bounds of a number. */
interface Range {
  readonly min: number
  readonly max: number
}

/** Profile of a man of a rank, his matches and their reviews (L-9). */
interface RankProfile {
  /** Share of the rank among regular men, relative to the other ranks. */
  readonly weight: number
  readonly text: Fullness
  readonly photos: Range
  readonly appealPoints: Range
  readonly matches: Range
  readonly reviews: Range
}

const range = (min: number, max: number): Range => ({ min, max })

const exactly = (count: number): Range => range(count, count)

/** Requirements that all ranks from C+ up share. */
const fullProfile = { text: 'long', photos: exactly(3), appealPoints: exactly(3) } as const

/** The regular ranks, lowest first. */
export const rankProfiles = {
  E: {
    weight: 9,
    text: 'short',
    photos: range(1, 2),
    appealPoints: range(0, 3),
    matches: range(0, 1),
    reviews: exactly(0),
  },
  D: {
    weight: 25,
    text: 'medium',
    photos: range(1, 3),
    appealPoints: range(1, 3),
    matches: range(0, 2),
    reviews: exactly(0),
  },
  C: {
    weight: 22,
    text: 'medium',
    photos: exactly(3),
    appealPoints: range(2, 3),
    matches: range(1, 3),
    reviews: range(0, 1),
  },
  'C+': { ...fullProfile, weight: 14, matches: range(3, 5), reviews: exactly(1) },
  B: { ...fullProfile, weight: 10, matches: range(5, 7), reviews: exactly(2) },
  'B+': { ...fullProfile, weight: 7, matches: range(8, 10), reviews: exactly(3) },
  A: { ...fullProfile, weight: 5, matches: range(12, 13), reviews: exactly(5) },
  'A+': { ...fullProfile, weight: 3, matches: range(16, 17), reviews: exactly(7) },
  S: { ...fullProfile, weight: 2, matches: range(20, 22), reviews: exactly(10) },
  SS: { ...fullProfile, weight: 1, matches: range(30, 31), reviews: exactly(15) },
  SSS: { ...fullProfile, weight: 0.5, matches: range(40, 42), reviews: exactly(20) },
} as const satisfies Partial<Record<Rank, RankProfile>>

export type RegularRank = keyof typeof rankProfiles

const weightedRanks = Object.entries(rankProfiles).map(([rank, { weight }]) => ({
  value: rank as RegularRank,
  weight,
}))

/** The three lowest ranks, for quiet men. */
const quietRanks = weightedRanks.slice(0, 3)

/** Draws the rank of a regular man. */
export function drawRank({ helpers }: SimpleFaker, man: Pick<Person, 'quiet'>): RegularRank {
  return helpers.weightedArrayElement(man.quiet ? quietRanks : weightedRanks)
}
