import type { Rank } from '../../../src/contract/enums/ranks.ts'
import type { Member } from '../../domain/world/records/member.ts'
import type { Draws } from '../draws.ts'
import type { Fullness } from './bios.ts'

/** How far a member got, or how it ended. */
export type Standing =
  | 'regular'
  /** A man on the ladder, verified and paid (D-32). */
  | 'climbing'
  | 'unpaid'
  /** A man whose plan has ended. */
  | 'lapsed'
  | 'no-profile'
  | 'no-document'
  | 'under-review'
  | 'sent-back'
  | 'inactive'

/** About 15 in 100 cannot be met; men also stand on the ladder. */
const standings: Readonly<Record<Member['sex'], readonly (readonly [Standing, number])[]>> = {
  1: [
    ['regular', 75],
    ['climbing', 6],
    ['unpaid', 3],
    ['lapsed', 3],
    ['no-profile', 2],
    ['no-document', 3],
    ['under-review', 3],
    ['sent-back', 2],
    ['inactive', 3],
  ],
  2: [
    ['regular', 84],
    ['no-profile', 3],
    ['no-document', 4],
    ['under-review', 4],
    ['sent-back', 2],
    ['inactive', 3],
  ],
}

/** Those who have been here for a while: they have a rank, a plan and a history. */
const longStanding = new Set<Standing>(['regular', 'lapsed', 'inactive'])

export function isLongStanding(standing: Standing): boolean {
  return longStanding.has(standing)
}

export function drawStanding(draws: Draws, sex: Member['sex']): Standing {
  return draws.weighted(standings[sex])
}

/** Status of a verified woman (D-34), by weights of the statuses 0 to 6. */
export function drawWomanStatus(draws: Draws): Member['femaleStatus'] {
  return draws.place([0, 0, 4, 8, 76, 8, 4]) as Member['femaleStatus']
}

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
