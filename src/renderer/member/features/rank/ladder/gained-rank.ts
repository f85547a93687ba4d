import { type Rank, ranks } from '../../../../../contract/enums/member.ts'

/** Returns the current rank if it is above the last one seen. Returns null on a first visit or after a lower rank. */
export function gainedRank(last: string | null, rank: Rank | null): Rank | null {
  const before = ranks.findIndex((known) => known === last)
  const now = ranks.findIndex((known) => known === rank)
  return before !== -1 && now > before ? rank : null
}
