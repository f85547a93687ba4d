import type { SimpleFaker } from '@faker-js/faker'
import { type Rank, ranks } from '../../../../src/contract/enums/member.ts'
import { dayMs, hourMs, minuteMs } from '../../../../src/contract/rules/tokyo-time.ts'
import { rankDecisionMs } from '../../../../src/contract/rules/windows.ts'
import type { Steps } from '../../../engine/steps.ts'
import { giveRank, requestRank } from '../../../features/rank/rank.ts'
import type { Town } from '../town.ts'
import { isRecommendable, type Person } from './person.ts'
import { saveConditions } from './recommendation-conditions.ts'

/** Shares of lively men. */
const shares = {
  /** He has saved conditions for recommendations. */
  conditions: 0.35,
  /** Above rank E: his request is under review. */
  pendingRequest: 0.06,
  /** Of the others above rank E: a request of the last weeks was decided. */
  decidedRequest: 0.25,
  /** Of the decided requests: he rose. */
  raised: 0.7,
} as const

/** Gives men their ranks, some by a request (D-13), and saves the conditions of some (API-37). */
export function* giveRanks(town: Town): Steps<void> {
  const faker = town.stream('ranks')
  const { datatype, number } = faker
  for (const man of town.people) {
    yield
    if (man.scripted || man.rank === null) continue
    const isLively = isRecommendable(man) && !man.quiet
    if (isLively && datatype.boolean(shares.conditions)) saveConditions(town, faker, man)
    const mayAsk = isLively && isRaised(man.rank) && man.rank !== 'SSS'
    if (mayAsk && datatype.boolean(shares.pendingRequest)) {
      haveRank(town, man, man.rank, man.since)
      planRankRequest(town, man, town.now - number.int({ min: 30 * minuteMs, max: 23 * hourMs }))
    } else if (mayAsk && datatype.boolean(shares.decidedRequest)) raise(town, faker, man, man.rank)
    else haveRank(town, man, man.rank, Math.min(man.since, town.now))
  }
}

/** The operator gives a man his rank (IMP-15); up to E he climbed himself. */
export function haveRank(town: Town, man: Person, rank: Rank, at: number): void {
  man.rank = rank
  town.does(man, at, (world, me, ctx) => {
    if (me.rank !== rank) giveRank(world, me, rank, ctx)
  })
}

/** Plans a request, which stays pending unless it falls due. */
export function planRankRequest(town: Town, man: Person, at: number): void {
  town.does(man, at, requestRank)
}

/** Plans a request of the last weeks that led to his rank, or left it. */
function raise(town: Town, { datatype, number }: SimpleFaker, man: Person, rank: Rank): void {
  const earliest = Math.max(town.now - 50 * dayMs, man.since)
  const latest = town.now - rankDecisionMs - hourMs
  if (earliest >= latest) return haveRank(town, man, rank, man.since)
  const from = datatype.boolean(shares.raised) ? (ranks[ranks.indexOf(rank) - 1] ?? rank) : rank
  const askedAt = number.int({ min: earliest, max: latest })
  const decidedAt = askedAt + number.int({ min: hourMs, max: rankDecisionMs - 1 })
  haveRank(town, man, from, man.since)
  planRankRequest(town, man, askedAt)
  town.does(man, decidedAt, (world, me, ctx) => giveRank(world, me, rank, ctx))
  man.rank = rank
  man.occasions.push([from === rank ? 'rank-unchanged' : 'rank-raised', decidedAt])
}

function isRaised(rank: Rank): boolean {
  return ranks.indexOf(rank) > ranks.indexOf('E')
}
