import { freeTextMinLength } from '../../../src/contract/enums/profile-limits.ts'
import type { Context } from '../../world/context.ts'
import type { Member } from '../../world/records/member.ts'
import { Refusal } from '../../world/refusal.ts'
import type { World } from '../../world/world.ts'
import { isIntroduction } from '../profile/gain-rank.ts'
import { assertTwitterIdFree } from '../profile/twitter-id.ts'

/** The fifth tutorial video was watched: G becomes F; anywhere else refused (API-14). */
export function finishMovies(world: World, me: Member, ctx: Context): void {
  if (me.rank !== 'G') throw new Refusal('state')
  world.members.update(me.id, { rank: 'F', updatedAt: ctx.now })
}

/** The introduction of the ladder: F becomes E; refused anywhere else and below 50 characters (API-15, RANK-35). */
export function writeIntroduction(world: World, me: Member, propensity: string, ctx: Context): void {
  if (me.rank !== 'F') throw new Refusal('state')
  if (!isIntroduction(propensity)) {
    throw new Refusal('invalid', {
      fields: { propensity: [`${freeTextMinLength}文字以上入力してください`] },
    })
  }
  world.profiles.update(me.id, { propensity })
  world.members.update(me.id, { rank: 'E', updatedAt: ctx.now })
}

export interface SocialAccount {
  readonly twitterId: string
  readonly name: string
}

/** The social account of a man at E; the rank stays E and the ladder is done (API-16, RANK-45). */
export function registerSocialAccount(world: World, me: Member, account: SocialAccount, ctx: Context): void {
  if (me.rank !== 'E') throw new Refusal('state', { fields: { twitterid: ['現在この操作はできません。'] } })
  assertTwitterIdFree(world, me, account.twitterId)
  world.profiles.update(me.id, { name: account.name })
  world.members.update(me.id, { twitterId: account.twitterId, updatedAt: ctx.now })
}
