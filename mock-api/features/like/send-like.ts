import type { Context } from '../../world/context.ts'
import { isShown } from '../../world/records/member.ts'
import type { Member } from '../../world/records/member.ts'
import { Refusal } from '../../world/refusal.ts'
import type { World } from '../../world/world.ts'
import { isPresent } from '../member/presence.ts'
import { createPairing } from '../pairing/create.ts'
import { findPairing } from '../pairing/pair.ts'
import { likeBalance, spendLike } from './balance.ts'
import { canNotLike, isLiked } from './relation.ts'

/** Why a like was not taken: none left, liked before, or out of the question (API-43). */
type NotLiked = 'none' | 'already' | 'cannot'

/** What came of a like; `remain` is what is left afterwards. */
export interface LikeOutcome {
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
