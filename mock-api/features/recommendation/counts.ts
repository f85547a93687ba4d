import type { Member } from '../../world/records/member.ts'
import { countersOfToday } from '../member/counters-of-today.ts'
import { isPremium } from '../member/verification.ts'

/** What a woman may still be recommended today (D-20). */
export interface RecommendationCounts {
  /** `max_recommend_count`: 6, premium 10. */
  readonly cap: number
  /** Auto recommendations of the business day. */
  readonly auto: number
  /** Manual recommendations of the business day. */
  readonly manual: number
  /** Cap less both, never below 0. */
  readonly remaining: number
  /** Manual recommendations per day: 1, premium 3; they count inside the cap. */
  readonly tickets: number
  readonly ticketsLeft: number
}

/** The numbers of D-20 at an instant. Premium that begins or ends during the day changes cap and tickets at once. */
export function recommendationCounts(member: Member, now: number): RecommendationCounts {
  const { auto, manual } = countersOfToday(member.recommended, now) ?? { auto: 0, manual: 0 }
  const [cap, tickets] = isPremium(member) ? [10, 3] : [6, 1]
  return {
    cap,
    auto,
    manual,
    remaining: Math.max(0, cap - auto - manual),
    tickets,
    ticketsLeft: Math.max(0, tickets - manual),
  }
}
