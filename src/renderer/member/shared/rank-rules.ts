import { type Rank, ranks } from '../../../contract/enums/member.ts'
import type { Account } from '../api/account.ts'

export const topRank = ranks.at(-1)

/** Returns the rank above, also on the ladder below E; null at the top. */
export const rankAbove = (rank: Rank): Rank | null => ranks[ranks.indexOf(rank) + 1] ?? null

/** Returns the rank that can be requested next. Returns null at the top, on the ladder below E and without a rank. */
export function nextRank(rank: Rank | null): Rank | null {
  return rank && ranks.indexOf(rank) >= ranks.indexOf('E') ? rankAbove(rank) : null
}

/** Returns how many criteria a rank needs: C 4, C+ 5, B 4, all others the total (D-33, RANK-12 to RANK-15). */
export function criteriaNeeded(next: Rank, total: number): number {
  const given: Partial<Record<Rank, number>> = { C: 4, 'C+': 5, B: 4 }
  return given[next] ?? total
}

/** Returns how many criteria a rank needs, and how many of those are met: more than it needs do not count. */
export function rankProgress(next: Rank, criteria: Account['rc']): { met: number; needed: number } {
  const needed = criteriaNeeded(next, criteria.length)
  const met = criteria.filter(({ active_flag: active }) => active).length
  return { met: Math.min(met, needed), needed }
}

/** Returns how many criteria are left to meet, by what the rank needs. */
export function criteriaLeft(next: Rank, criteria: Account['rc']): number {
  const { met, needed } = rankProgress(next, criteria)
  return needed - met
}
