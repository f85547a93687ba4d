import type { Member } from '../../world/records/member.ts'
import { countersOfToday } from '../member/daily-reset.ts'
import { isPremium } from '../member/member.ts'

/** Most recommendations of a business day, and how many of them may be manual (D-20). */
const dailyLimits = { usual: { cap: 6, tickets: 1 }, premium: { cap: 10, tickets: 3 } } as const

/**
 * Returns the numbers of a woman's recommendations of the business day (D-20). Manual ones take a ticket and count toward
 * the cap. A change of premium during the day changes cap and tickets at once.
 */
export function recommendationCounts(member: Member, now: number) {
  const { auto, manual } = countersOfToday(member.recommended, now) ?? { auto: 0, manual: 0 }
  const { cap, tickets } = dailyLimits[isPremium(member) ? 'premium' : 'usual']
  return {
    cap,
    auto,
    manual,
    remaining: Math.max(0, cap - auto - manual),
    tickets,
    ticketsLeft: Math.max(0, tickets - manual),
  }
}
