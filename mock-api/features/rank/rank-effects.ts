import { rankDecisionMs, rankWindowMs } from '../../../src/contract/rules/windows.ts'
import { decideByCriteria } from './request.ts'
import type { Member } from '../../world/records/member.ts'
import type { RankRequest } from '../../world/records/rank-request.ts'
import type { EffectRule } from '../../engine/clock/effect.ts'
import { memberLabel } from '../../world/member-label.ts'

/** D-13: a rank request that the operator has not decided is decided 24 hours after it. */
export const rankDecision: EffectRule<RankRequest> = {
  kind: 'rank-decision',
  table: 'rankRequests',
  due: (request) => (request.decidedAt === null ? request.requestedAt + rankDecisionMs : undefined),
  apply: (world, request, ctx) => decideByCriteria(world, request, ctx),
  text: (world, request) =>
    `ランク申請の判定：${memberLabel(world, request.memberId)}（現在 ${request.from}）`,
}

/** D-13: from then on the man may ask again. */
export const rankWindow: EffectRule<Member> = {
  kind: 'rank-window',
  table: 'members',
  due: (member) => (member.lastApplicationAt === null ? undefined : member.lastApplicationAt + rankWindowMs),
  text: (world, member) => `ランク申請：${memberLabel(world, member.id)}がまた申請できるようになります`,
}
