import { dayMs, minuteMs } from '../../../src/contract/rules/tokyo-time.ts'
import type { Draws } from '../draws.ts'
import { isShown, type Person } from './person.ts'
import type { Town } from './town.ts'

/** How far back visits go; older ones were moved up by newer ones (API-45). */
const visitsMs = 40 * dayMs

/** Leaves visits of those who know each other, and a few of those who do not; one per pair (API-44). */
export function leaveFootprints(town: Town): void {
  const draws = town.draws('footprints')
  for (const { woman, man, blockedBy } of town.stories) {
    if (blockedBy !== null) continue
    if (draws.chance(0.35)) visit(town, draws, man, woman)
    if (draws.chance(0.3)) visit(town, draws, woman, man)
  }
  const shown = { 1: shownOf(town, 1), 2: shownOf(town, 2) }
  for (const owner of town.people) {
    if (!isShown(owner) || owner.toldByHand) continue
    const strangers = shown[owner.member.sex === 1 ? 2 : 1]
    if (strangers.length === 0) continue
    for (let more = draws.int(0, owner.quiet ? 1 : 3); more > 0; more -= 1) {
      const visitor = draws.pick(strangers)
      const [woman, man] = owner.member.sex === 2 ? [owner, visitor] : [visitor, owner]
      if (!town.arePaired(woman, man)) visit(town, draws, visitor, owner)
    }
  }
}

/** A visit at some time since both could be met, unless there was one. */
export function visit(town: Town, draws: Draws, visitor: Person, owner: Person): void {
  const from = Math.max(town.now - visitsMs, visitor.since, owner.since)
  if (from < town.now - minuteMs) town.visit(visitor, owner, draws.int(from, town.now - minuteMs))
}

function shownOf(town: Town, sex: 1 | 2): Person[] {
  return town.people.filter((person) => person.member.sex === sex && isShown(person))
}
