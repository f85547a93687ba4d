import type { SimpleFaker } from '@faker-js/faker'
import type { Rank } from '../../../src/contract/enums/member.ts'
import type { Fullness } from './bios.ts'

/** From the lowest to the highest number. */
interface Range {
  readonly min: number
  readonly max: number
}

/** What a man of a rank has done to get there (L-9): the profile he wrote, whom he met, what was said about him. */
export interface RankProfile {
  readonly text: Fullness
  readonly photos: Range
  readonly appealPoints: Range
  readonly matches: Range
  readonly reviews: Range
  /** Share of the men. */
  readonly weight: number
}

const profile = (
  weight: number,
  text: Fullness,
  photos: Range,
  appealPoints: Range,
  matches: Range,
  reviews: Range,
): RankProfile => ({ weight, text, photos, appealPoints, matches, reviews })

const range = (min: number, max: number): Range => ({ min, max })

/** The regular ranks, lowest first. */
export const rankProfiles = {
  E: profile(9, 'short', range(1, 2), range(0, 3), range(0, 1), range(0, 0)),
  D: profile(25, 'medium', range(1, 3), range(1, 3), range(0, 2), range(0, 0)),
  C: profile(22, 'medium', range(3, 3), range(2, 3), range(1, 3), range(0, 1)),
  'C+': profile(14, 'long', range(3, 3), range(3, 3), range(3, 5), range(1, 1)),
  B: profile(10, 'long', range(3, 3), range(3, 3), range(5, 7), range(2, 2)),
  'B+': profile(7, 'long', range(3, 3), range(3, 3), range(8, 10), range(3, 3)),
  A: profile(5, 'long', range(3, 3), range(3, 3), range(12, 13), range(5, 5)),
  'A+': profile(3, 'long', range(3, 3), range(3, 3), range(16, 17), range(7, 7)),
  S: profile(2, 'long', range(3, 3), range(3, 3), range(20, 22), range(10, 10)),
  SS: profile(1, 'long', range(3, 3), range(3, 3), range(30, 31), range(15, 15)),
  SSS: profile(0.5, 'long', range(3, 3), range(3, 3), range(40, 42), range(20, 20)),
} as const satisfies Partial<Record<Rank, RankProfile>>

export type RegularRank = keyof typeof rankProfiles

const shares = Object.entries(rankProfiles).map(([rank, { weight }]) => ({
  value: rank as RegularRank,
  weight,
}))

/** The share of the first ranks alone, for men who keep to themselves. */
const quietShares = shares.slice(0, 3)

export function drawRank({ helpers }: SimpleFaker, quiet: boolean): RegularRank {
  return helpers.weightedArrayElement(quiet ? quietShares : shares)
}
