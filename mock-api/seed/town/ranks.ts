import { ranks } from '../../../src/contract/enums/member/ranks.ts'
import { rankDecisionMs } from '../../../src/contract/rules/windows.ts'
import { dayMs, hourMs, minuteMs } from '../../../src/contract/rules/tokyo-time.ts'
import { settingAppealPoints, anyAppealPoint } from '../../../src/contract/enums/profile/appeal-points.ts'
import { likedSms } from '../../../src/contract/enums/profile/scales.ts'
import type { Draws } from '../draws.ts'
import { isRecommendable, type Person } from './person.ts'
import type { Town } from './town.ts'
import { unnumbered } from './number.ts'

/** Rank requests, decided and waiting (D-13), and the conditions that men have set (API-37). */
export function askForRanks(town: Town): void {
  const draws = town.draws('ranks')
  for (const man of town.people) {
    if (!isRecommendable(man) || man.toldByHand || man.quiet || man.member.rankRequested) continue
    if (draws.chance(0.35)) town.recommendSettings.push(drawSetting(draws, man.member.id))
    if (man.member.rank === 'E' || man.member.rank === 'SSS') continue
    if (draws.chance(0.06)) askForRank(town, man, town.now - draws.int(30 * minuteMs, 23 * hourMs))
    else if (draws.chance(0.25)) decideRank(town, draws, man)
  }
}

/** A request that waits for its decision (D-13). */
export function askForRank(town: Town, { member }: Person, requestedAt: number): void {
  town.rankRequests.push({
    id: unnumbered,
    memberId: member.id,
    from: member.rank ?? '',
    to: null,
    requestedAt,
    decidedAt: null,
  })
  member.rankRequested = true
  member.lastApplicationAt = requestedAt
}

/** A request of the last weeks that made him what he is, or left him so. */
function decideRank(town: Town, draws: Draws, man: Person): void {
  const { id, rank } = man.member
  const earliest = Math.max(town.now - 50 * dayMs, man.since)
  const latest = town.now - rankDecisionMs - hourMs
  if (earliest >= latest || rank === null) return
  const requestedAt = draws.int(earliest, latest)
  const before = ranks[ranks.findIndex((name) => name === rank) - 1] ?? rank
  const from = draws.chance(0.7) ? before : rank
  town.rankRequests.push({
    id: unnumbered,
    memberId: id,
    from,
    to: rank,
    requestedAt,
    decidedAt: requestedAt + rankDecisionMs,
  })
  man.member.lastApplicationAt = requestedAt
}

function drawSetting(draws: Draws, id: number) {
  return {
    id,
    bodyTypes: [0, 1, 2, 3, 4].map(() => draws.chance(0.75)),
    ranks: {},
    likedSm: draws.chance(0.5) ? 0 : draws.pick(likedSms),
    appealPoint: draws.chance(0.5) ? anyAppealPoint : draws.pick(settingAppealPoints),
    sexualCondition: '',
    ageRange: '',
  }
}
