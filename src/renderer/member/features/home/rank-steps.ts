import { ladderRanks } from '../../../../contract/enums/member.ts'
import type { Account } from '../../api/account.ts'

/**
 * How many of the five steps of the rank tile are behind the man: H, G, F, E and the end of the ladder (RANK-50, RANK-51).
 * A man at E has finished once his social account is known (RANK-20); every other rank lies above the ladder.
 */
export function rankSteps({ rank, twitterid }: Pick<Account, 'rank' | 'twitterid'>): number {
  const step = ladderRanks.findIndex((ladder) => ladder === rank)
  if (rank === 'E') return twitterid ? ladderRanks.length + 1 : ladderRanks.length
  return step === -1 ? ladderRanks.length + 1 : step + 1
}

/** Whether the first ladder is behind the man. */
export function hasFinishedLadder(account: Pick<Account, 'rank' | 'twitterid'>): boolean {
  return rankSteps(account) > ladderRanks.length
}
