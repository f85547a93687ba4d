import { ranks, type Rank } from '../../../../contract/enums/member.ts'

/** The rank above, from E on; null at the top, on the ladder below E and without a rank. */
export function nextRank(rank: Rank | null): Rank | null {
  const place = ranks.findIndex((known) => known === rank)
  return place < ranks.indexOf('E') ? null : (ranks[place + 1] ?? null)
}

/** How many criteria a rank asks for: C 4, C+ 5, B 4, every other one all (D-33, RANK-12 to RANK-15). */
export function criteriaNeeded(next: Rank, total: number): number {
  const given: Partial<Record<Rank, number>> = { C: 4, 'C+': 5, B: 4 }
  return given[next] ?? total
}
