import * as z from 'zod/mini'

/** Men's ranks from the first to the highest; H to E are the ladder of the onboarding (D-32). */
export const ranks = ['H', 'G', 'F', 'E', 'D', 'C', 'C+', 'B', 'B+', 'A', 'A+', 'S', 'SS', 'SSS'] as const
export const rankSchema = z.enum(ranks)
export type Rank = (typeof ranks)[number]

/** The steps of the onboarding ladder (RANK-51). */
export const ladderRanks = ['H', 'G', 'F', 'E'] as const satisfies readonly Rank[]

/** Rank by the name of its box in the recommend settings, highest first as on the screen (API-37). */
export const rankBoxes = {
  rank_sss: 'SSS',
  rank_ss: 'SS',
  rank_s: 'S',
  rank_aplus: 'A+',
  rank_a: 'A',
  rank_bplus: 'B+',
  rank_b: 'B',
  rank_cplus: 'C+',
  rank_c: 'C',
  rank_d: 'D',
  rank_e: 'E',
} as const satisfies Record<string, Rank>
