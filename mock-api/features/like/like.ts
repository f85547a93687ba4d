import type { LikeRefusal } from '../../../src/contract/calls/like.ts'
import { Sex } from '../../../src/contract/enums/member.ts'
import { likeEffects, sentLike } from '../../../src/contract/enums/pairing.ts'
import type { LikeBalance } from '../../../src/contract/rules/likes/like-balance.ts'
import type { Context } from '../../world/context.ts'
import { type Member, isVerified } from '../../world/records/member.ts'
import type { Pairing } from '../../world/records/pairing.ts'
import { Refusal } from '../../world/refusal.ts'
import type { World } from '../../world/world.ts'
import { isPresent } from '../member/member.ts'
import { createPairing } from '../pairing/create-pairing.ts'
import { findPairing, isBlocked } from '../pairing/pairing.ts'
import { likeBalance, takeLike } from './likes-left.ts'

/** Whether a member has ever liked another (API-33 is_liked, API-44 is_visitor_liked). */
export function isLiked(world: World, from: Member, to: Member): boolean {
  return world.likes.countBy('pair', `${from.id}:${to.id}`) > 0
}

/**
 * Result of a like by the status of the pairing; undefined without a pairing, which a like begins. Impossible within one
 * sex and for a blocked pair (D-130).
 */
function likeEffect(from: Member, to: Member, pairing: Pairing | undefined) {
  if (from.sex === to.sex || isBlocked(pairing)) return 'cannot'
  return pairing && likeEffects[from.sex][pairing.statusN]
}

/** What a member may do about liking another (API-33, API-44). A like is not possible where an answer is due (D-130). */
export function likeStatus(world: World, from: Member, to: Member) {
  const pairing = findPairing(world, from, to)
  const effect = likeEffect(from, to, pairing)
  return {
    isLiked: isLiked(world, from, to),
    canNotLike: effect === 'cannot' || effect === 'answer',
    statusN: pairing?.statusN ?? null,
  }
}

/**
 * Likes a member by uuid (API-43, D-24, D-130). Costs one like. Without a pairing it creates one at 8 (he liked her) or 9
 * (she liked him); at 0 and 6 his like is recorded and her row shows it. A rejected like changes nothing. Throws
 * `unknown` when the member cannot see the other.
 */
export function sendLike(world: World, me: Member, uuid: string, ctx: Context) {
  const other = world.members.findBy('uuid', uuid)
  if (!other || !isPresent(other)) throw new Refusal('unknown')
  const balance = likeBalance(world, me, ctx.now)
  const refused = refusalOf(world, me, other, balance)
  const left = refused === undefined ? takeLike(world, me, ctx.now) : undefined
  if (!left) return { refused, remain: balance.remain }
  world.likes.insert({ fromId: me.id, toId: other.id, createdAt: ctx.now })
  pairByLike(world, me, other, ctx)
  return { refused, remain: left.remain }
}

/** Checks `none` last, so that the app never suggests buying likes for a member who cannot be liked. */
function refusalOf(world: World, me: Member, other: Member, { remain }: LikeBalance): LikeRefusal | undefined {
  const effect = likeEffect(me, other, findPairing(world, me, other))
  if (effect === 'cannot') return 'cannot'
  if (!isVerified(other)) throw new Refusal('unknown')
  if (effect === 'answer') return 'answer'
  if (effect === 'already' || isLiked(world, me, other)) return 'already'
  return remain > 0 ? undefined : 'none'
}

function pairByLike(world: World, me: Member, other: Member, ctx: Context): void {
  if (findPairing(world, me, other)) return
  const [woman, man] = me.sex === Sex.woman ? [me, other] : [other, me]
  createPairing(world, woman, man, { statusN: sentLike[me.sex], origin: 'like' }, ctx)
}
