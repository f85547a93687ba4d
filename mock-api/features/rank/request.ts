import type { Rank } from '../../../src/contract/enums/member.ts'
import { rankWindowMs } from '../../../src/contract/rules/windows.ts'
import type { Context } from '../../world/context.ts'
import type { Member } from '../../world/records/member.ts'
import type { RankRequest } from '../../world/records/rank-request.ts'
import { Refusal } from '../../world/refusal.ts'
import type { World } from '../../world/world.ts'
import { meetsNextRank, nextRank } from './criteria.ts'

/**
 * Whether a man may ask for the next rank now (API-09 applicatable): at E with a social account up to SS, nothing under
 * review, seven days over since he last asked.
 */
export function isApplicable(member: Member, now: number): boolean {
  if (nextRank(member) === undefined || member.rankRequested) return false
  if (member.rank === 'E' && member.twitterId === '') return false
  return member.lastApplicationAt === null || now >= member.lastApplicationAt + rankWindowMs
}

/** Puts a man's request under review (API-39). Refuses with `state` when it is not his time to ask. */
export function requestRank(world: World, me: Member, ctx: Context): void {
  if (!isApplicable(me, ctx.now))
    throw new Refusal('state', { msg: 'しばらく経ってから再度申請してください。' })
  world.rankRequests.insert({
    memberId: me.id,
    from: me.rank ?? '',
    to: null,
    requestedAt: ctx.now,
    decidedAt: null,
  })
  world.members.update(me.id, { rankRequested: true, lastApplicationAt: ctx.now })
}

/** The decision that falls automatically: one rank up when its criteria are met, else the rank stays (D-13). */
export function decideByCriteria(world: World, request: RankRequest, ctx: Context): void {
  const man = world.members.get(request.memberId)
  const next = nextRank(man)
  close(world, request, next !== undefined && meetsNextRank(world, man, ctx.now) ? next : man.rank, ctx)
}

/** The operator gives a man a rank; a request under review is decided by it (IMP-15). */
export function giveRank(world: World, man: Member, rank: Rank, ctx: Context): void {
  const pending = world.rankRequests.findBy('pending', man.id)
  if (pending) close(world, pending, rank, ctx)
  else world.members.update(man.id, { rank })
}

function close(world: World, request: RankRequest, rank: Member['rank'], ctx: Context): void {
  world.rankRequests.update(request.id, { to: rank, decidedAt: ctx.now })
  world.members.update(request.memberId, { rank, rankRequested: false })
}
