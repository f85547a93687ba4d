import { businessDay } from '../../domain/time.ts'
import type { Person } from './person.ts'
import type { Town } from './town.ts'

interface Day {
  auto: number
  manual: number
}

/**
 * Makes counters agree with what was told: recommendations of today and manual ones of all time (D-20). Where a woman got
 * more manual ones on a business day than she has tickets, the rest becomes automatic.
 */
export function settleCounters(town: Town): void {
  const today = businessDay(town.now)
  const days = new Map<Person, Map<string, Day>>()
  for (const story of town.stories) {
    if (story.origin !== 'auto' && story.origin !== 'manual') continue
    const day = dayOf(days, story.woman, businessDay(story.createdAt))
    const tickets = story.woman.member.paid ? 3 : 1
    if (story.origin === 'manual' && day.manual >= tickets) story.origin = 'auto'
    day[story.origin] += 1
  }
  for (const [{ member }, byDay] of days) {
    const counts = byDay.get(today)
    if (counts) member.recommended = { day: today, ...counts }
    for (const { manual } of byDay.values()) member.manualTotal += manual
  }
}

function dayOf(days: Map<Person, Map<string, Day>>, woman: Person, name: string): Day {
  const byDay = days.get(woman) ?? new Map<string, Day>()
  days.set(woman, byDay)
  const day = byDay.get(name) ?? { auto: 0, manual: 0 }
  byDay.set(name, day)
  return day
}
