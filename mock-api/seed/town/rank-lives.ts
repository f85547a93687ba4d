import type { Rank } from '../../../src/contract/enums/member/ranks.ts'
import type { Draws } from '../draws.ts'
import type { Fullness } from './bios.ts'

/** What a man of a rank has done to get there (L-9): the profile he wrote, whom he met, what was said about him. */
export interface RankLife {
  readonly text: Fullness
  readonly photos: readonly [lowest: number, highest: number]
  readonly appealPoints: readonly [lowest: number, highest: number]
  readonly matches: readonly [lowest: number, highest: number]
  readonly reviews: readonly [lowest: number, highest: number]
  /** Share of the men. */
  readonly weight: number
}

type Range = readonly [number, number]

const life = (
  weight: number,
  text: Fullness,
  photos: Range,
  appealPoints: Range,
  matches: Range,
  reviews: Range,
): RankLife => ({ weight, text, photos, appealPoints, matches, reviews })

/** The regular ranks, lowest first. */
export const rankLives = {
  E: life(9, 'short', [0, 2], [0, 3], [0, 1], [0, 0]),
  D: life(25, 'medium', [1, 3], [1, 3], [0, 2], [0, 0]),
  C: life(22, 'medium', [3, 3], [2, 3], [1, 3], [0, 1]),
  'C+': life(14, 'long', [3, 3], [3, 3], [3, 5], [1, 1]),
  B: life(10, 'long', [3, 3], [3, 3], [5, 7], [2, 2]),
  'B+': life(7, 'long', [3, 3], [3, 3], [8, 10], [3, 3]),
  A: life(5, 'long', [3, 3], [3, 3], [12, 13], [5, 5]),
  'A+': life(3, 'long', [3, 3], [3, 3], [16, 17], [7, 7]),
  S: life(2, 'long', [3, 3], [3, 3], [20, 22], [10, 10]),
  SS: life(1, 'long', [3, 3], [3, 3], [30, 31], [15, 15]),
  SSS: life(0.5, 'long', [3, 3], [3, 3], [40, 42], [20, 20]),
} as const satisfies Partial<Record<Rank, RankLife>>

export type RegularRank = keyof typeof rankLives

const rankWeights = Object.entries(rankLives).map(
  ([rank, { weight }]) => [rank as RegularRank, weight] as const,
)

/** The share of the first ranks alone, for men who keep to themselves. */
const quietWeights = rankWeights.slice(0, 3)

export function drawRank(draws: Draws, quiet: boolean): RegularRank {
  return draws.weighted(quiet ? quietWeights : rankWeights)
}
