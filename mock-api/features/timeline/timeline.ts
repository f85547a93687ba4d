import { otherSex } from '../../../src/contract/enums/member.ts'
import { businessDay, dayMs, nextDayStart } from '../../../src/contract/rules/tokyo-time.ts'
import type { Context } from '../../world/context.ts'
import { isShown, type Member, isVerified } from '../../world/records/member.ts'
import type { World } from '../../world/world.ts'
import { countersOfToday } from '../member/daily-reset.ts'
import { findPairing, isBlocked } from '../pairing/pairing.ts'
import { drawOrder } from './draw-order.ts'

/** Maximum number of cards on a timeline (API-40). */
const timelineSize = 30

/**
 * Returns the members on a member's timeline: up to 30 of the other sex, shown, not hidden, not blocked (API-40). Empty
 * without verification. The order is drawn per member and business day. Ids are tried in that order until enough are
 * found, so the cost does not grow with the number of members. Arriving and leaving members do not change the order of
 * the others.
 */
export function timelineOf(world: World, me: Member, ctx: Context): Member[] {
  const found: Member[] = []
  if (!isVerified(me)) return found
  const other = otherSex(me.sex)
  for (const id of idsInOrder(world, me, ctx)) {
    if (found.length === timelineSize) break
    const member = world.members.find(id)
    if (!member || member.sex !== other || !isShown(member) || member.hiddenMode) continue
    if (!isBlocked(findPairing(world, me, member))) found.push(member)
  }
  return found
}

/** Yields the ids of members: those of the day's beginning in a drawn order, then ids for which it has no place. */
function* idsInOrder(world: World, me: Member, ctx: Context): Iterable<number> {
  const bits = bitsOfToday(world, ctx.now)
  const idAt = drawOrder(seedOf(me, ctx), bits)
  for (let index = 0; index < 2 ** bits; index += 1) yield idAt(index)
  for (let id = 2 ** bits; id < world.members.nextId; id += 1) yield id
}

/**
 * Returns the bits of the ids at the beginning of the business day: another number of bits is another order of all. In a
 * world that began today, those of all ids.
 */
function bitsOfToday({ members }: World, now: number): number {
  const all = Math.max(1, Math.ceil(Math.log2(members.nextId)))
  const dayStart = nextDayStart(now) - dayMs
  const isOfToday = (id: number) => (members.find(id)?.createdAt ?? 0) >= dayStart
  for (let bits = all; bits > 1; bits -= 1) if (!isOfToday(2 ** (bits - 1))) return bits
  return all
}

/** Draws another order for the rest of the business day (API-41). */
export function redrawTimeline(world: World, me: Member, now: number): void {
  world.members.update(me.id, { timelineDraw: { day: businessDay(now), draws: drawsOfToday(me, now) + 1 } })
}

function seedOf(me: Member, { ids, now }: Context): number {
  return Math.floor(ids.draw('timeline', me.id, businessDay(now), drawsOfToday(me, now)) * 2 ** 32)
}

const drawsOfToday = (me: Member, now: number) => countersOfToday(me.timelineDraw, now)?.draws ?? 0
