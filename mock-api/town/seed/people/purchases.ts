import { findLikePack } from '../../../../src/contract/rules/likes/like-packs.ts'
import { dayMs } from '../../../../src/contract/rules/tokyo-time.ts'
import { likeValidMs } from '../../../../src/contract/rules/windows.ts'
import type { Steps } from '../../../engine/steps.ts'
import { grantLoginBonus } from '../../../features/login-bonus/login-bonus.ts'
import { addPack } from '../../../features/payment/buy-likes.ts'
import { choicesOf } from '../choices.ts'
import type { Town } from '../town.ts'
import { isMeetable, type Person } from './person.ts'

/** Plans the purchase of a like pack. @throws Error for a size without a pack */
export function buyLikes(town: Town, person: Person, size: number, at: number): void {
  const pack = findLikePack(size)
  if (pack === undefined) throw new Error(`Failed to plan a purchase: there is no pack of ${size}. See L-12.`)
  town.does(person, at, (world, me, ctx) => void addPack(world, me.id, pack, ctx))
}

/** Shares of lively members. */
const shares = { bonusToday: 0.3, purchase: 0.08 } as const

/** Sizes of packs, most of them small. */
const usualSizes = choicesOf([10, 30, 50], [5, 3, 1])

/** Plans purchases of packs and today's login bonuses for some people (D-43). */
export function* planPurchasesAndBonuses(town: Town): Steps<void> {
  const { datatype, helpers, number } = town.stream('likes')
  const max = town.now - dayMs
  for (const person of town.people) {
    yield
    if (!isMeetable(person) || person.scripted || person.quiet) continue
    if (datatype.boolean(shares.bonusToday))
      town.does(person, town.now, (world, me, ctx) => void grantLoginBonus(world, me, ctx))
    const min = Math.max(person.since, town.now - likeValidMs)
    if (datatype.boolean(shares.purchase) && min < max)
      buyLikes(town, person, helpers.weightedArrayElement(usualSizes), number.int({ min, max }))
  }
}
