import { otherSex } from '../../../src/contract/enums/member.ts'
import { businessDay } from '../../../src/contract/rules/tokyo-time.ts'
import { isShown, type Member } from '../../world/records/member.ts'
import { Refusal } from '../../world/refusal.ts'
import type { Context } from '../../world/rules.ts'
import type { World } from '../../world/world.ts'
import { countersOfToday } from '../member/daily-reset.ts'
import { isPremium, isVerified } from '../member/member.ts'
import { isBlockedPair } from '../pairing/pairing.ts'

/**
 * Returns a shuffled order of the numbers below 2^bits: a permutation of invertible steps with keys from the seed.
 * Every position costs the same, so the beginning of a long order is cheap.
 */
export function drawOrder(seed: number, bits: number): (index: number) => number {
  const mask = 2 ** bits - 1
  const half = Math.max(1, bits >>> 1)
  const offset = mixed(seed + 1)
  const first = mixed(seed + 2) | 1
  const second = mixed(seed + 3) | 1
  return (index) => {
    let value = (index + offset) & mask
    value = Math.imul(value, first) & mask
    value ^= value >>> half
    value = (Math.imul(value, second) + offset) & mask
    return value ^ (value >>> half)
  }
}

/** Finaliser of MurmurHash3: every bit of the result depends on every bit of the value. */
function mixed(value: number): number {
  let hash = value | 0
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return hash ^ (hash >>> 16)
}

/** Hides a premium woman from the timelines of others, or shows her again (API-42). Refuses others with `payment`. */
export function setHiddenMode(world: World, me: Member, hidden: boolean): Member {
  if (!isPremium(me)) {
    throw new Refusal('payment', { msg: 'プレミアムプランにご登録の方がご利用いただけます。' })
  }
  return world.members.update(me.id, { hiddenMode: hidden })
}

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
  const bits = Math.max(1, Math.ceil(Math.log2(world.members.nextId)))
  const idAt = drawOrder(seedOf(me, ctx), bits)
  for (let index = 0; index < 2 ** bits && found.length < timelineSize; index += 1) {
    const member = world.members.find(idAt(index))
    if (!member || member.sex !== other || !isShown(member) || member.hiddenMode) continue
    if (!isBlockedPair(world, me, member)) found.push(member)
  }
  return found
}

export function redrawTimeline(world: World, me: Member, now: number): void {
  const draws = countersOfToday(me.timelineDraw, now)?.draws ?? 0
  world.members.update(me.id, { timelineDraw: { day: businessDay(now), draws: draws + 1 } })
}

function seedOf(me: Member, { ids, now }: Context): number {
  const draws = countersOfToday(me.timelineDraw, now)?.draws ?? 0
  return Math.floor(ids.draw('timeline', me.id, businessDay(now), draws) * 2 ** 32)
}
