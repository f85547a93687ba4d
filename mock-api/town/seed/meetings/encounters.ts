import type { SimpleFaker } from '@faker-js/faker'
import { Sex } from '../../../../src/contract/enums/member.ts'
import { findLikePack } from '../../../../src/contract/rules/like-packs.ts'
import { dayMs, minuteMs } from '../../../../src/contract/rules/tokyo-time.ts'
import { likeValidMs } from '../../../../src/contract/rules/windows.ts'
import type { Steps } from '../../../engine/steps.ts'
import { leaveFootprint } from '../../../features/footprint/footprints.ts'
import { grantLoginBonus } from '../../../features/login-bonus/login-bonus.ts'
import { addPack } from '../../../features/payment/buy-likes.ts'
import { choicesOf } from '../choices.ts'
import { isMeetable, type Person } from '../people/person.ts'
import type { Town } from '../town.ts'

/** Plans the purchase of a like pack. @throws Error for a size without a pack */
export function buyLikes(town: Town, person: Person, size: number, at: number): void {
  const pack = findLikePack(size)
  if (pack === undefined) throw new Error(`Failed to plan a purchase: there is no pack of ${size}. See L-12.`)
  town.does(person, at, (world, me, ctx) => void addPack(world, me.id, pack, ctx))
}

const usualSizes = choicesOf([10, 30, 50], [5, 3, 1])

/** Plans purchases of packs and today's login bonuses for some people (D-43). */
export function* planPurchasesAndBonuses(town: Town): Steps<void> {
  const { datatype, helpers, number } = town.stream('likes')
  const max = town.now - dayMs
  for (const person of town.people) {
    yield
    if (!isMeetable(person) || person.scripted || person.quiet) continue
    if (datatype.boolean(0.3)) town.does(person, town.now, (world, me, ctx) => void grantLoginBonus(world, me, ctx))
    const min = Math.max(person.since, town.now - likeValidMs)
    if (datatype.boolean(0.08) && min < max)
      buyLikes(town, person, helpers.weightedArrayElement(usualSizes), number.int({ min, max }))
  }
}

/** Age of the oldest visits; a repeated visit counts at its newest instant (API-45). */
const visitsMs = 40 * dayMs

/** Plans visits between paired people, and a few between strangers (API-44). */
export function* leaveFootprints(town: Town): Steps<void> {
  const faker = town.stream('footprints')
  const { datatype, helpers, number } = faker
  for (const { woman, man, dissolved } of town.stories) {
    yield
    if (dissolved) continue
    if (datatype.boolean(0.35)) planVisit(town, faker, man, woman)
    if (datatype.boolean(0.3)) planVisit(town, faker, woman, man)
  }
  const meetable = town.people.filter(isMeetable)
  const strangersOf = {
    [Sex.man]: meetable.filter(({ sex }) => sex === Sex.woman),
    [Sex.woman]: meetable.filter(({ sex }) => sex === Sex.man),
  }
  for (const owner of meetable) {
    yield
    if (owner.scripted || strangersOf[owner.sex].length === 0) continue
    for (let more = number.int({ min: 0, max: owner.quiet ? 1 : 3 }); more > 0; more -= 1) {
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
