import { FemaleStatus, Sex } from '../../../src/contract/enums/member.ts'
import { StatusN } from '../../../src/contract/enums/pairing.ts'
import { businessDay } from '../../../src/contract/rules/tokyo-time.ts'
import type { Context } from '../../world/context.ts'
import { isVerified, type Member } from '../../world/records/member.ts'
import { Refusal } from '../../world/refusal.ts'
import type { World } from '../../world/world.ts'
import { createPairing } from '../pairing/create-pairing.ts'
import { bestCandidate } from './best-candidate.ts'
import { recommendationCounts } from './daily-counts.ts'

/** Started by the system, or requested with a ticket (D-20). */
type RecommendationKind = 'auto' | 'manual'

/** The recommended man, or the reason for none: no candidate, or the day's number is used up (API-27). */
export type Recommendation = { readonly manId: number } | { readonly missing: 'none' | 'limit' }

/**
 * Recommends the best man to a woman now; the pairing starts at 0 (API-27, API-28). Refuses with `state` unless her
 * status is 4 (D-34). Without a candidate or a number left nothing changes.
 */
export function recommendMan(world: World, woman: Member, kind: RecommendationKind, ctx: Context): Recommendation {
  if (!hasNumberLeft(woman, kind, ctx.now)) return { missing: 'limit' }
  const man = bestCandidate(world, woman)
  if (!man) return { missing: 'none' }
  recommendThisMan(world, woman, man, kind, ctx)
  return { manId: man.id }
}

/** Like `recommendMan`, for a given man. Returns false when the day's number is used up. */
export function recommendThisMan(
  world: World,
  woman: Member,
  man: Member,
  kind: RecommendationKind,
  ctx: Context,
): boolean {
  if (!hasNumberLeft(woman, kind, ctx.now)) return false
  createPairing(world, woman, man, { statusN: StatusN.new, origin: kind }, ctx)
  const { auto, manual } = recommendationCounts(woman, ctx.now)
  world.members.update(woman.id, {
    recommended: {
      day: businessDay(ctx.now),
      auto: kind === 'auto' ? auto + 1 : auto,
      manual: kind === 'manual' ? manual + 1 : manual,
    },
    manualTotal: kind === 'manual' ? woman.manualTotal + 1 : woman.manualTotal,
  })
  return true
}

/** Whether a woman can get a recommendation now (API-09 recommendable): verified, started, and the number not used up. */
export function canGetRecommendation(me: Member, now: number): boolean {
  if (me.sex !== Sex.woman || me.femaleStatus !== FemaleStatus.active || !isVerified(me)) return false
  return recommendationCounts(me, now).remaining > 0
}

function hasNumberLeft(woman: Member, kind: RecommendationKind, now: number): boolean {
  if (woman.femaleStatus !== FemaleStatus.active)
    throw new Refusal('state', { msg: 'レコメンドを開始してからお試しください。' })
  const counts = recommendationCounts(woman, now)
  return counts.remaining > 0 && (kind === 'auto' || counts.ticketsLeft > 0)
}
