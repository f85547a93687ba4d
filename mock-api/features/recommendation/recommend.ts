import { FemaleStatus } from '../../../src/contract/enums/member.ts'
import { StatusN } from '../../../src/contract/enums/pairing.ts'
import { businessDay } from '../../../src/contract/rules/tokyo-time.ts'
import type { Context } from '../../world/context.ts'
import type { Member } from '../../world/records/member.ts'
import { Refusal } from '../../world/refusal.ts'
import type { World } from '../../world/world.ts'
import { countersOfToday } from '../member/daily-reset.ts'
import { isPremium } from '../member/member.ts'
import { createPairing, partnerIdOf } from '../pairing/pairing.ts'
import { pointsOfRank, scorerFor } from './score.ts'

/**
 * Starts a woman's recommendations (API-26): ready (3) or paused (5) becomes active (4). Refuses other statuses with
 * `state`: 0 and 1 wait for the check, only the operator lifts 2 and 6 (D-34). `statusOld`, the status that the client
 * assumes, is recorded and not trusted.
 */
export function activateRecommendations(
  world: World,
  woman: Member,
  statusOld: number | undefined,
  { now }: Context,
): void {
  const { id: memberId, femaleStatus: statusBefore } = woman
  if (statusBefore !== FemaleStatus.ready && statusBefore !== FemaleStatus.paused) throw new Refusal('state')
  world.members.update(memberId, { femaleStatus: FemaleStatus.active })
  world.statusActivations.insert({ memberId, statusOld: statusOld ?? null, statusBefore, createdAt: now })
}

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

/** Most recommendations of a business day, and how many of them may be manual (D-20). */
const dailyLimits = { usual: { cap: 6, tickets: 1 }, premium: { cap: 10, tickets: 3 } } as const

/**
 * Returns the numbers of a woman's recommendations of the business day (D-20). Manual ones take a ticket and count toward
 * the cap. A change of premium during the day changes cap and tickets at once.
 */
export function recommendationCounts(member: Member, now: number) {
  const { auto, manual } = countersOfToday(member.recommended, now) ?? { auto: 0, manual: 0 }
  const { cap, tickets } = dailyLimits[isPremium(member) ? 'premium' : 'usual']
  return {
    cap,
    auto,
    manual,
    remaining: Math.max(0, cap - auto - manual),
    tickets,
    ticketsLeft: Math.max(0, tickets - manual),
  }
}

function hasNumberLeft(woman: Member, kind: RecommendationKind, now: number): boolean {
  if (woman.femaleStatus !== FemaleStatus.active)
    throw new Refusal('state', { msg: 'レコメンドを開始してからお試しください。' })
  const counts = recommendationCounts(woman, now)
  return counts.remaining > 0 && (kind === 'auto' || counts.ticketsLeft > 0)
}

/** Loads the records for `bestCandidate`, one man per step: 100,000 members take seconds the first time. */
export function* readCandidates(world: World): Generator<void, undefined> {
  for (const id of world.members.idsBy('shown', 1)) {
    world.members.find(id)
    world.profiles.find(id)
    world.recommendSettings.find(id)
    yield
  }
}

/** Returns the recommendable man with the highest score, ties by lowest id, or undefined. Reads all men. */
export function bestCandidate(world: World, woman: Member): Member | undefined {
  const scorer = scorerFor(woman, world.profiles.get(woman.id))
  const met = new Set(world.pairings.by('member', woman.id).map((pairing) => partnerIdOf(pairing, woman.id)))
  let best: Member | undefined
  let bestScore = Number.NEGATIVE_INFINITY
  for (const id of world.members.idsBy('shown', 1)) {
    if (met.has(id)) continue
    const man = world.members.get(id)
    const rankPoints = pointsOfRank(man.rank)
    if (rankPoints === undefined || man.hiddenMode) continue
    const profile = world.profiles.get(id)
    const factPoints = scorer.factPoints(rankPoints, profile, world.recommendSettings.find(id))
    if (factPoints + scorer.mostTastePoints <= bestScore) continue
    const score = factPoints + scorer.tastePoints(profile)
    if (score <= bestScore) continue
    best = man
    bestScore = score
  }
  return best
}
