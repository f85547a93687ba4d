import type { Rank } from '../../../src/contract/enums/member.ts'
import { freeTextMinLength } from '../../../src/contract/rules/text-limits.ts'
import { rankWindowMs } from '../../../src/contract/rules/windows.ts'
import type { Context } from '../../world/context.ts'
import type { Member } from '../../world/records/member.ts'
import type { RankRequest } from '../../world/records/rank-request.ts'
import { Refusal } from '../../world/refusal.ts'
import type { World } from '../../world/world.ts'
import { isIntroduction, assertTwitterIdFree } from '../profile/profile.ts'
import { nextRank, meetsNextRank } from './criteria.ts'

/**
 * Whether a man may request the next rank now (API-09 applicatable): E with a social account up to SS. No request may be
 * under review, and the last one must be seven days old.
 */
export function isApplicable(member: Member, now: number): boolean {
  if (nextRank(member) === undefined || member.rankRequested) return false
  if (member.rank === 'E' && member.twitterId === '') return false
  return member.lastApplicationAt === null || now >= member.lastApplicationAt + rankWindowMs
}

/** Puts a man's request under review (API-39). Refuses with `state` when he may not request now. */
export function requestRank(world: World, me: Member, ctx: Context): void {
  if (!isApplicable(me, ctx.now)) throw new Refusal('state', { msg: 'しばらく経ってから再度申請してください。' })
  world.rankRequests.insert({
    memberId: me.id,
    from: me.rank ?? '',
    to: null,
    requestedAt: ctx.now,
    decidedAt: null,
  })
  world.members.update(me.id, { rankRequested: true, lastApplicationAt: ctx.now })
}

/** Decides automatically: one rank up when its criteria are met, otherwise the rank stays (D-13). */
export function decideByCriteria(world: World, request: RankRequest, ctx: Context): void {
  const man = world.members.get(request.memberId)
  const next = nextRank(man)
  close(world, request, next !== undefined && meetsNextRank(world, man, ctx.now) ? next : man.rank, ctx)
}

/** Sets a man's rank by the operator, which also decides a request under review (IMP-15). */
export function giveRank(world: World, man: Member, rank: Rank, ctx: Context): void {
  const pending = world.rankRequests.findBy('pending', man.id)
  if (pending) close(world, pending, rank, ctx)
  else world.members.update(man.id, { rank })
}

function close(world: World, request: RankRequest, rank: Member['rank'], ctx: Context): void {
  world.rankRequests.update(request.id, { to: rank, decidedAt: ctx.now })
  world.members.update(request.memberId, { rank, rankRequested: false })
}

/** Records the fifth tutorial video: G becomes F; refused at other ranks (API-14). */
export function finishMovies(world: World, me: Member, ctx: Context): void {
  if (me.rank !== 'G') throw new Refusal('state')
  world.members.update(me.id, { rank: 'F', updatedAt: ctx.now })
}

/** Saves the introduction of the ladder: F becomes E. Refuses other ranks and under 50 characters (API-15, RANK-35). */
export function writeIntroduction(world: World, me: Member, propensity: string, ctx: Context): void {
  if (me.rank !== 'F') throw new Refusal('state')
  if (!isIntroduction(propensity)) {
    throw new Refusal('invalid', {
      fields: { propensity: [`${freeTextMinLength}文字以上入力してください。`] },
    })
  }
  world.profiles.update(me.id, { propensity })
  world.members.update(me.id, { rank: 'E', updatedAt: ctx.now })
}

interface SocialAccount {
  readonly twitterId: string
  readonly name: string
}

/** Saves the social account of a man at E, which completes the ladder; the rank stays E (API-16, RANK-45). */
export function registerSocialAccount(world: World, me: Member, account: SocialAccount, ctx: Context): void {
  if (me.rank !== 'E') throw new Refusal('state', { fields: { twitterid: ['現在この操作はできません。'] } })
  assertTwitterIdFree(world, me, account.twitterId)
  world.profiles.update(me.id, { name: account.name })
  world.members.update(me.id, { twitterId: account.twitterId, updatedAt: ctx.now })
}
