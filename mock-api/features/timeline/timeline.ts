import { businessDay } from '../../../src/contract/rules/tokyo-time.ts'
import type { Context } from '../../world/context.ts'
import { isShown } from '../../world/records/member.ts'
import type { Member } from '../../world/records/member.ts'
import type { World } from '../../world/world.ts'
import { countersOfToday } from '../member/counters-of-today.ts'
import { isVerified } from '../member/verification.ts'
import { isBlockedPair } from '../pairing/pair.ts'
import { drawOrder } from './draw-order.ts'

/** Most cards of a timeline (API-40). */
const timelineSize = 30

/**
 * The members on somebody's timeline: up to 30 of the other sex, shown, not hidden, not blocked, in an order drawn per
 * member and business day (API-40). Nobody without verification.
 *
 * All ids are taken in a drawn order until enough are found, so the cost does not grow with the number of members, and
 * those who come or go during the day leave the order of the others as it is.
 */
export function timelineOf(world: World, me: Member, ctx: Context): Member[] {
  const found: Member[] = []
  if (!isVerified(me)) return found
  const other = me.sex === 1 ? 2 : 1
  const bits = Math.max(1, Math.ceil(Math.log2(world.members.nextId)))
  const idAt = drawOrder(seedOf(me, ctx), bits)
  for (let index = 0; index < 2 ** bits && found.length < timelineSize; index += 1) {
    const member = world.members.find(idAt(index))
    if (!member || member.sex !== other || !isShown(member) || member.hiddenMode) continue
    if (!isBlockedPair(world, me, member)) found.push(member)
  }
  return found
}

/** Draws a new order for a member (API-41). */
export function redrawTimeline(world: World, me: Member, now: number): void {
  const draws = countersOfToday(me.timelineDraw, now)?.draws ?? 0
  world.members.update(me.id, { timelineDraw: { day: businessDay(now), draws: draws + 1 } })
}

function seedOf(me: Member, { ids, now }: Context): number {
  const draws = countersOfToday(me.timelineDraw, now)?.draws ?? 0
  return Math.floor(ids.draw('timeline', me.id, businessDay(now), draws) * 2 ** 32)
}
