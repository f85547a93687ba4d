import { findLikePack } from '../../../src/contract/enums/payment.ts'
import { dayMs } from '../../../src/contract/rules/tokyo-time.ts'
import { likeValidMs } from '../../../src/contract/rules/windows.ts'
import type { Steps } from '../../engine/steps.ts'
import { addPack } from '../../features/payment/buy-likes.ts'
import { grantLoginBonus } from '../../features/popup/popup.ts'
import { isMeetable, type Person } from '../people/person.ts'
import type { Town } from '../town.ts'

/** Buys a pack of likes. */
export function buyLikes(town: Town, person: Person, size: number, at: number): void {
  const pack = findLikePack(size)
  if (pack === undefined) throw new Error(`Failed to plan a purchase: there is no pack of ${size}. See L-12.`)
  town.does(person, at, (world, me, ctx) => void addPack(world, me.id, pack, ctx))
}

const usualSizes = [
  { value: 10, weight: 5 },
  { value: 30, weight: 3 },
  { value: 50, weight: 1 },
]

/** Some buy a pack, some have had today's login bonus (D-43). */
export function* buyAndVisit(town: Town): Steps<void> {
  const { datatype, helpers, number } = town.stream('likes')
  const max = town.now - dayMs
  for (const person of town.people) {
    yield
    if (!isMeetable(person) || person.scripted || person.quiet) continue
    if (datatype.boolean(0.3))
      town.does(person, town.now, (world, me, ctx) => void grantLoginBonus(world, me, ctx))
    const min = Math.max(person.since, town.now - likeValidMs)
    if (datatype.boolean(0.08) && min < max)
      buyLikes(town, person, helpers.weightedArrayElement(usualSizes), number.int({ min, max }))
  }
}
