import { type LikeBalance, likeBalanceOf, spendLike } from '../../../src/contract/rules/likes/like-balance.ts'
import { businessDay } from '../../../src/contract/rules/tokyo-time.ts'
import type { Member } from '../../world/records/member.ts'
import type { LikePurchase } from '../../world/records/payment.ts'
import type { World } from '../../world/world.ts'
import { countersOfToday } from '../member/daily-reset.ts'

/** Returns a member's remaining likes: the rest of today's login bonus and of valid packs (SHOP-17, D-16, D-43). */
export function likeBalance(world: World, member: Member, now: number): LikeBalance {
  let purchased = 0
  for (const pack of usablePacks(world, member, now)) purchased += pack.remain
  return likeBalanceOf(countersOfToday(member.bonus, now)?.remain ?? 0, purchased)
}

/** Takes one like from the earliest expiring pack, else from today's free ones. Returns undefined without likes. */
export function takeLike(world: World, member: Member, now: number): LikeBalance | undefined {
  const left = spendLike(likeBalance(world, member, now))
  if (!left) return undefined
  const [pack] = usablePacks(world, member, now)
  if (pack) world.likePurchases.update(pack.id, { remain: pack.remain - 1 })
  else {
    const today = countersOfToday(member.bonus, now)
    world.members.update(member.id, { bonus: { day: businessDay(now), granted: 0, ...today, remain: left.free } })
  }
  return left
}

/** Packs with likes left, earliest expiry first, ties by purchase. */
function usablePacks(world: World, member: Member, now: number): LikePurchase[] {
  return world.likePurchases
    .by('member', member.id)
    .filter((pack) => pack.remain > 0 && pack.expiresAt > now)
    .toSorted((a, b) => a.expiresAt - b.expiresAt)
}
