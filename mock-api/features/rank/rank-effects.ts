import { rankDecisionMs, rankWindowMs } from '../../../src/contract/rules/windows.ts'
import type { EffectRule } from '../../world/effect.ts'
import type { Member } from '../../world/records/member.ts'
import type { RankRequest } from '../../world/records/rank-request.ts'
import { decideByCriteria } from './request.ts'

/** D-13: a rank request that the operator has not decided is decided 24 hours after it. */
export const rankDecision: EffectRule<RankRequest, 'rank-decision'> = {
  kind: 'rank-decision',
  table: 'rankRequests',
  due: (request) => (request.decidedAt === null ? request.requestedAt + rankDecisionMs : undefined),
  apply: (world, request, ctx) => decideByCriteria(world, request, ctx),
  members: (request) => [request.memberId],
  details: ({ from }) => ({ from }),
}

/** D-13: from then on the man may ask again. */
export const rankWindow: EffectRule<Member, 'rank-window'> = {
  kind: 'rank-window',
  table: 'members',
  due: (member) => (member.lastApplicationAt === null ? undefined : member.lastApplicationAt + rankWindowMs),
  members: (member) => [member.id],
  details: () => undefined,
}
