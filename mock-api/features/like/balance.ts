import { businessDay } from '../../../src/contract/rules/tokyo-time.ts'
import type { LikePurchase } from '../../world/records/like-purchase.ts'
import type { Member } from '../../world/records/member.ts'
import type { World } from '../../world/world.ts'
import { countersOfToday } from '../member/counters-of-today.ts'

/** Likes that a member has left; remain = free + purchased (SHOP-17). */
export interface LikeBalance {
  /** Left of today's login bonus, valid until the next 03:00 (D-43). */
  readonly free: number
  /** Left of packs that have not expired (D-16). */
  readonly purchased: number
  readonly remain: number
}

/** Likes left at an instant. */
export function likeBalance(world: World, member: Member, now: number): LikeBalance {
  const free = countersOfToday(member.bonus, now)?.remain ?? 0
  let purchased = 0
  for (const pack of usablePacks(world, member, now)) purchased += pack.remain
  return { free, purchased, remain: free + purchased }
}

/**
 * Takes one like: from the pack that expires first, else from today's free ones (D-16). False, and nothing changes, when
 * none is left.
 */
export function spendLike(world: World, member: Member, now: number): boolean {
  const [first] = usablePacks(world, member, now)
  if (first) {
    world.likePurchases.update(first.id, { remain: first.remain - 1 })
    return true
  }
  const free = countersOfToday(member.bonus, now)
  if (!free || free.remain === 0) return false
  world.members.update(member.id, {
    bonus: { day: businessDay(now), granted: free.granted, remain: free.remain - 1 },
  })
  return true
}

/** Packs with likes left, the one that expires first at the head; of two at one instant the one that was bought first. */
function usablePacks(world: World, member: Member, now: number): LikePurchase[] {
  return world.likePurchases
    .by('member', member.id)
    .filter((pack) => pack.remain > 0 && pack.expiresAt > now)
    .toSorted((a, b) => a.expiresAt - b.expiresAt)
}
