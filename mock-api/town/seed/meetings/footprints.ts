import type { SimpleFaker } from '@faker-js/faker'
import { Sex } from '../../../../src/contract/enums/member.ts'
import { dayMs, minuteMs } from '../../../../src/contract/rules/tokyo-time.ts'
import type { Steps } from '../../../engine/steps.ts'
import { leaveFootprint } from '../../../features/footprint/footprints.ts'
import { isMeetable, type Person } from '../people/person.ts'
import type { Town } from '../town.ts'

/** Age of the oldest visits; a repeated visit counts at its newest instant (API-45). */
const visitsMs = 40 * dayMs

/** Shares of pairs in which he, and in which she, visited the other. */
const visiting = { men: 0.35, women: 0.3 } as const

/** Most visits of strangers to a quiet and to a lively person. */
const mostStrangers = { quiet: 1, lively: 3 } as const

/** Plans visits between paired people, and a few between strangers (API-44). */
export function* leaveFootprints(town: Town): Steps<void> {
  const faker = town.stream('footprints')
  const { datatype, helpers, number } = faker
  for (const { woman, man, dissolved } of town.stories) {
    yield
    if (dissolved) continue
    if (datatype.boolean(visiting.men)) planVisit(town, faker, man, woman)
    if (datatype.boolean(visiting.women)) planVisit(town, faker, woman, man)
  }
  const meetable = town.people.filter(isMeetable)
  const strangersOf = {
    [Sex.man]: meetable.filter(({ sex }) => sex === Sex.woman),
    [Sex.woman]: meetable.filter(({ sex }) => sex === Sex.man),
  }
  for (const owner of meetable) {
    yield
    if (owner.scripted || strangersOf[owner.sex].length === 0) continue
    const most = owner.quiet ? mostStrangers.quiet : mostStrangers.lively
    for (let more = number.int({ min: 0, max: most }); more > 0; more -= 1) {
      const visitor = helpers.arrayElement(strangersOf[owner.sex])
      if (!town.arePaired(owner, visitor)) planVisit(town, faker, visitor, owner)
    }
  }
}

/** Plans a visit at an instant after both could be met. */
export function planVisit(town: Town, { number }: SimpleFaker, visitor: Person, owner: Person): void {
  const min = Math.max(town.now - visitsMs, visitor.since, owner.since)
  const max = town.now - minuteMs
  if (min >= max) return
  town.does(visitor, number.int({ min, max }), (world, me, { now }) =>
    leaveFootprint(world, me, world.members.get(owner.id).uuid, now),
  )
}
