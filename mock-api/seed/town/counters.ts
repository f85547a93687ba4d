import { businessDay, dayMs, nextDayStart } from '../../../src/contract/rules/tokyo-time.ts'
import type { Story } from './story.ts'
import type { Town } from './town.ts'

/**
 * Makes counters agree with what was told: recommendations of today and manual ones of all time (D-20). Where a woman got
 * more manual ones on a business day than she has tickets, the rest becomes automatic.
 */
export function settleCounters(town: Town): void {
  const todayFrom = nextDayStart(town.now) - dayMs
  const taken = new Map<string, number>()
  for (const story of town.stories) {
    if (story.origin === 'manual') takeTicket(story, taken)
    if (story.createdAt >= todayFrom) countToday(story, town.now)
  }
}

function takeTicket(story: Story, taken: Map<string, number>): void {
  const { member } = story.woman
  const day = `${member.id} ${businessDay(story.createdAt)}`
  const before = taken.get(day) ?? 0
  if (before >= (member.paid ? 3 : 1)) {
    story.origin = 'auto'
    return
  }
  taken.set(day, before + 1)
  member.manualTotal += 1
}

function countToday({ woman: { member }, origin }: Story, now: number): void {
  if (origin !== 'auto' && origin !== 'manual') return
  member.recommended ??= { day: businessDay(now), auto: 0, manual: 0 }
  member.recommended[origin] += 1
}
