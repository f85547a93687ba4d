import { businessDay } from '../../../src/contract/rules/tokyo-time.ts'
import { purchaseWindowMs } from '../../../src/contract/rules/windows.ts'
import type { Context, EffectRule } from '../../world/context.ts'
import { type Member, isShown } from '../../world/records/member.ts'
import type { LikePurchase } from '../../world/records/payment.ts'
import { Refusal } from '../../world/refusal.ts'
import type { World } from '../../world/world.ts'
import { countersOfToday, isPresent } from '../member/member.ts'
import { isMatched, findPairing, createPairing } from '../pairing/pairing.ts'

/** Whether one member has ever liked another (API-33 is_liked, API-44 is_visitor_liked). */
export function isLiked(world: World, from: Member, to: Member): boolean {
  return world.likes.countBy('pair', `${from.id}:${to.id}`) > 0
}

/** Whether a like is out of the question: same sex, already matched at 1, 2, 4, 7, or blocked (D-24). */
export function canNotLike(world: World, from: Member, to: Member): boolean {
  if (from.sex === to.sex) return true
  const pairing = findPairing(world, from, to)
  return pairing !== undefined && (pairing.blockedBy !== null || isMatched(pairing))
}

/** Likes that a member has left; remain = free + purchased (SHOP-17). */
interface LikeBalance {
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

/** Why a like was not taken: none left, liked before, or out of the question (API-43). */
type NotLiked = 'none' | 'already' | 'cannot'

/** What came of a like; `remain` is what is left afterwards. */
interface LikeOutcome {
  readonly refused: NotLiked | undefined
  readonly remain: number
}

/**
 * Likes a member by uuid (API-43, D-24): costs one like and, for two who have no pairing, creates one at 8 (he liked her)
 * or 9 (she liked him). On an existing pairing the like is recorded only. When it is refused nothing changes. Throws
 * `unknown` for whom the member cannot see.
 */
export function sendLike(world: World, me: Member, uuid: string, ctx: Context): LikeOutcome {
  const other = world.members.findBy('uuid', uuid)
  if (!other || !isPresent(other)) throw new Refusal('unknown')
  const refused = refusalOf(world, me, other, ctx.now)
  if (refused === undefined) {
    spendLike(world, me, ctx.now)
    world.likes.insert({ fromId: me.id, toId: other.id, createdAt: ctx.now })
    pairByLike(world, me, other, ctx)
  }
  const { remain } = likeBalance(world, world.members.get(me.id), ctx.now)
  return { refused, remain }
}

/** Whoever can never be liked, or was liked, is not worth buying likes for: `none` comes last. */
function refusalOf(world: World, me: Member, other: Member, now: number): NotLiked | undefined {
  if (canNotLike(world, me, other)) return 'cannot'
  if (!isShown(other)) throw new Refusal('unknown')
  if (isLiked(world, me, other)) return 'already'
  return likeBalance(world, me, now).remain > 0 ? undefined : 'none'
}

function pairByLike(world: World, me: Member, other: Member, ctx: Context): void {
  if (findPairing(world, me, other)) return
  const [woman, man] = me.sex === 2 ? [me, other] : [other, me]
  createPairing(world, woman, man, { statusN: me.sex === 1 ? 8 : 9, origin: 'like' }, ctx)
}

/** D-16: what is left of a pack expires; the line stays in the history with 0 (SHOP-18). */
export const likeExpiry: EffectRule<LikePurchase, 'like-expiry'> = {
  kind: 'like-expiry',
  table: 'likePurchases',
  due: (purchase) => (purchase.remain > 0 ? purchase.expiresAt : undefined),
  apply: (world, purchase) => void world.likePurchases.update(purchase.id, { remain: 0 }),
  members: (purchase) => [purchase.memberId],
  details: ({ remain }) => ({ remain }),
}

/** D-16: from then on the member may buy again. */
export const purchaseWindow: EffectRule<LikePurchase, 'purchase-window'> = {
  kind: 'purchase-window',
  table: 'likePurchases',
  due: (purchase) => purchase.createdAt + purchaseWindowMs,
  members: (purchase) => [purchase.memberId],
  details: () => undefined,
}
