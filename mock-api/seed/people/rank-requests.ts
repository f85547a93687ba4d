import type { SimpleFaker } from '@faker-js/faker'
import { ranks, type Rank } from '../../../src/contract/enums/member.ts'
import { anyAppealPoint, settingAppealPoints, likedSms } from '../../../src/contract/enums/profile-choices.ts'
import { dayMs, hourMs, minuteMs } from '../../../src/contract/rules/tokyo-time.ts'
import { rankDecisionMs } from '../../../src/contract/rules/windows.ts'
import type { Steps } from '../../engine/steps.ts'
import { giveRank, requestRank } from '../../features/rank/rank.ts'
import { changeRecommendationSetting } from '../../features/recommendation/recommendation-setting.ts'
import type { Town } from '../town.ts'
import { isRecommendable, type Person } from './person.ts'

/** Gives men their ranks, some by a request (D-13), and saves the conditions that some have set (API-37). */
export function* giveRanks(town: Town): Steps<void> {
  const faker = town.stream('ranks')
  const { datatype, number } = faker
  for (const man of town.people) {
    yield
    if (man.scripted || man.rank === null) continue
    const isLively = isRecommendable(man) && !man.quiet
    if (isLively && datatype.boolean(0.35)) setConditions(town, faker, man)
    const mayAsk = isLively && isRaised(man.rank) && man.rank !== 'SSS'
    if (mayAsk && datatype.boolean(0.06)) {
      haveRank(town, man, man.rank, man.since)
      askForRank(town, man, town.now - number.int({ min: 30 * minuteMs, max: 23 * hourMs }))
    } else if (mayAsk && datatype.boolean(0.25)) raise(town, faker, man, man.rank)
    else haveRank(town, man, man.rank, Math.min(man.since, town.now))
  }
}

/** The operator gives a man his rank (IMP-15); up to E he has climbed himself. */
export function haveRank(town: Town, man: Person, rank: Rank, at: number): void {
  man.rank = rank
  town.does(man, at, (world, me, ctx) => {
    if (me.rank !== rank) giveRank(world, me, rank, ctx)
  })
}

/** A request that waits for its decision unless it falls due (D-13). */
export function askForRank(town: Town, man: Person, at: number): void {
  town.does(man, at, requestRank)
}

/** A request of the last weeks made him what he is, or left him so. */
function raise(town: Town, { datatype, number }: SimpleFaker, man: Person, rank: Rank): void {
  const earliest = Math.max(town.now - 50 * dayMs, man.since)
  const latest = town.now - rankDecisionMs - hourMs
  if (earliest >= latest) return haveRank(town, man, rank, man.since)
  const from = datatype.boolean(0.7) ? (ranks[ranks.indexOf(rank) - 1] ?? rank) : rank
  const askedAt = number.int({ min: earliest, max: latest })
  const decidedAt = askedAt + number.int({ min: hourMs, max: rankDecisionMs - 1 })
  haveRank(town, man, from, man.since)
  askForRank(town, man, askedAt)
  town.does(man, decidedAt, (world, me, ctx) => giveRank(world, me, rank, ctx))
  man.rank = rank
  man.occasions.push([from === rank ? 'rank-unchanged' : 'rank-raised', decidedAt])
}

function isRaised(rank: Rank): boolean {
  return ranks.indexOf(rank) > ranks.indexOf('E')
}

function setConditions(town: Town, { datatype, helpers }: SimpleFaker, man: Person): void {
  const change = {
    bodyTypes: helpers.multiple(() => datatype.boolean(0.75), { count: 5 }),
    ranks: {},
    likedSm: datatype.boolean() ? 0 : helpers.arrayElement(likedSms),
    appealPoint: datatype.boolean() ? anyAppealPoint : helpers.arrayElement(settingAppealPoints),
  }
  town.does(man, man.since, (world, me) => void changeRecommendationSetting(world, me, change))
}
