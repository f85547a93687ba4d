import { rankDecisionMs, rankWindowMs } from '../../../src/contract/rules/windows.ts'
import type { EffectRule } from '../../world/effect-rule.ts'
import type { Member } from '../../world/records/member.ts'
import type { RankRequest } from '../../world/records/rank-request.ts'
import { decideByCriteria } from './rank.ts'

/** Decides a rank request after 24 hours unless the operator already did (D-13). */
export const rankDecision: EffectRule<RankRequest, 'rank-decision'> = {
  kind: 'rank-decision',
  table: 'rankRequests',
  due: (request) => (request.decidedAt === null ? request.requestedAt + rankDecisionMs : undefined),
  apply: (world, request, ctx) => decideByCriteria(world, request, ctx),
  members: (request) => [request.memberId],
  details: ({ from }) => ({ from }),
}

/** From this instant the man may request again (D-13). */
export const rankWindow: EffectRule<Member, 'rank-window'> = {
  kind: 'rank-window',
  table: 'members',
  due: (member) => (member.lastApplicationAt === null ? undefined : member.lastApplicationAt + rankWindowMs),
  members: (member) => [member.id],
}
