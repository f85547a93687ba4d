import { ranks, type Rank } from '../../../../../contract/enums/member.ts'

/** The rank to celebrate: the present one if it is above the last one seen; null on a first visit or after a fall. */
export function gainedRank(last: string | null, rank: Rank | null): Rank | null {
  const before = ranks.findIndex((known) => known === last)
  const now = ranks.findIndex((known) => known === rank)
  return before !== -1 && now > before ? rank : null
}
