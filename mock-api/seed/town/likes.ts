import { findLikePack } from '../../../src/contract/enums/payment/like-packs.ts'
import { loginBonusLikes } from '../../features/popup/grant-login-bonus.ts'
import { businessDay, dayMs, nextDayStart } from '../../../src/contract/rules/tokyo-time.ts'
import { likeValidMs } from '../../../src/contract/rules/windows.ts'
import type { Like } from '../../world/records/like.ts'
import { isShown, type Person } from './person.ts'
import type { Town } from './town.ts'
import { unnumbered } from './number.ts'

/** Buys a pack of likes; what is left of it is known once all likes are (`spendLikes`). */
export function buyLikes(town: Town, { member }: Person, size: number, createdAt: number): void {
  const price = findLikePack(size)?.price
  if (price === undefined)
    throw new Error(`Failed to plan a purchase: there is no pack of ${size}. See L-12.`)
  town.purchases.push({
    id: unnumbered,
    memberId: member.id,
    size,
    remain: size,
    price,
    createdAt,
    expiresAt: createdAt + likeValidMs,
  })
  town.payments.push({
    id: unnumbered,
    memberId: member.id,
    kind: 'likes',
    amount: price,
    outcome: 'paid',
    at: createdAt,
  })
}

/** Some buy a pack, some of today's visitors have had their login bonus (D-43). */
export function buyAndGrant(town: Town): void {
  const draws = town.draws('likes')
  const day = businessDay(town.now)
  for (const person of town.people) {
    if (!isShown(person) || person.toldByHand || person.quiet) continue
    if (draws.chance(0.3)) person.member.bonus = { day, granted: loginBonusLikes, remain: loginBonusLikes }
    const from = Math.max(person.since, town.now - likeValidMs)
    if (draws.chance(0.08) && from < town.now - dayMs) {
      buyLikes(
        town,
        person,
        draws.weighted([
          [10, 5],
          [30, 3],
          [50, 1],
        ] as const),
        draws.int(from, town.now - dayMs),
      )
    }
  }
}

/** All likes in order of time, each paid for: from the pack that expires first, else from the day's free ones (D-16). */
export function spendLikes(town: Town): Like[] {
  const likes: Like[] = []
  for (const { likedBy, woman, man, createdAt } of town.stories) {
    if (likedBy === null) continue
    const to = likedBy === woman ? man : woman
    likes.push({ id: unnumbered, fromId: likedBy.member.id, toId: to.member.id, createdAt })
  }
  likes.sort((a, b) => a.createdAt - b.createdAt)
  const packs = packsByMember(town)
  const todayFrom = nextDayStart(town.now) - dayMs
  const today = businessDay(town.now)
  for (const { fromId, createdAt } of likes) {
    const pack = packs
      .get(fromId)
      ?.find(
        ({ remain, createdAt: boughtAt, expiresAt }) =>
          remain > 0 && boughtAt <= createdAt && createdAt < expiresAt,
      )
    if (pack) pack.remain -= 1
    else if (createdAt >= todayFrom) spendFree(town.people[fromId - 1] as Person, today)
  }
  for (const pack of town.purchases) if (pack.expiresAt <= town.now) pack.remain = 0
  return likes
}

/** Packs of each buyer, the one that expires first at the head. */
function packsByMember(town: Town): Map<number, Town['purchases']> {
  const packs = new Map<number, Town['purchases']>()
  for (const pack of town.purchases.toSorted((a, b) => a.expiresAt - b.expiresAt)) {
    packs.set(pack.memberId, [...(packs.get(pack.memberId) ?? []), pack])
  }
  return packs
}

/** Whoever sent a free like today has had the login bonus. */
function spendFree({ member }: Person, day: string): void {
  const { granted, remain } = member.bonus ?? { granted: loginBonusLikes, remain: loginBonusLikes }
  if (remain === 0)
    throw new Error(`Failed to plan the likes of member ${member.id}: more than ${granted} free ones today.`)
  member.bonus = { day, granted, remain: remain - 1 }
}
