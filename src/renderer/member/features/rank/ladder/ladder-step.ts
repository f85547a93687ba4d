import type { Account } from '../../../api/account.ts'

/** The four steps in their order; their ranks are H, G, F and E. */
export const ladderSteps = ['profile', 'videos', 'introduction', 'social'] as const
export type LadderStep = (typeof ladderSteps)[number]

/** The step that a man has before him, or null: E with a twitterid is the lowest regular rank (D-32, RANK-20). */
export function ladderStep({ rank, twitterid }: Pick<Account, 'rank' | 'twitterid'>): LadderStep | null {
  if (rank === 'H') return 'profile'
  if (rank === 'G') return 'videos'
  if (rank === 'F') return 'introduction'
  return rank === 'E' && !twitterid ? 'social' : null
}
