import type { SimpleFaker } from '@faker-js/faker'
import { FemaleStatus, type Rank, Sex } from '../../../../src/contract/enums/member.ts'
import { dayMs, hourMs, minuteMs } from '../../../../src/contract/rules/tokyo-time.ts'
import type { Steps } from '../../../engine/steps.ts'
import { isMeetable, isRecommendable, type Person } from '../people/person.ts'
import { Rotation } from '../rotation.ts'
import { historyMs, type Town } from '../town.ts'
import { like, recommend } from './beginnings.ts'
import { farewellDeck } from './chats.ts'
import { drawNoMatchReason } from './no-match-reasons.ts'
import type { Story } from './story.ts'
import { talk } from './talk.ts'

const lowRankWeights: ReadonlyMap<Rank | null, number> = new Map([
  ['E', 1],
  ['D', 2],
] as const)
/** Men of higher ranks are recommended more often (D-21). */
const weightOf = ({ rank }: Person): number => lowRankWeights.get(rank) ?? 3

/** Gives the women pairings without a match: new, held, declined, liked by either side, dissolved. */
export function* createOpenPairings(town: Town): Steps<void> {
  const faker = town.stream('open pairings')
  const men = town.people.filter((person) => isRecommendable(person) && !person.scripted)
  const rotation = new Rotation(faker, men, weightOf)
  // A match dissolved in the last 30 days would not suit higher ranks (L-9).
  const unlucky = men.filter(({ rank }) => rank === 'D' || rank === 'C')
  const unluckyRotation = new Rotation(faker, unlucky, () => 1)
  for (const woman of town.people) {
    yield
    if (woman.sex !== Sex.woman || !isMeetable(woman) || woman.scripted) continue
    const amounts = woman.quiet ? amountsOf.quiet : amountsOf.lively
    planPairings(new PairingPlanner(town, faker, woman, rotation), amounts)
    if (faker.datatype.boolean(amounts.dissolved))
      new PairingPlanner(town, faker, woman, unluckyRotation).planDissolved()
  }
}

/** Most pairings of some kinds that a woman gets, and the chance, from 0 to 1, of a single one of others. */
interface Amounts {
  readonly mostNew: number
  readonly mostDeclined: number
  readonly mostLikesFromHim: number
  readonly held: number
  readonly likeFromHer: number
  readonly dissolved: number
}

const amountsOf = {
  lively: { mostNew: 2, mostDeclined: 3, mostLikesFromHim: 2, held: 0.35, likeFromHer: 0.4, dissolved: 0.08 },
  quiet: { mostNew: 1, mostDeclined: 1, mostLikesFromHim: 1, held: 0.35, likeFromHer: 0.1, dissolved: 0 },
} as const satisfies Readonly<Record<string, Amounts>>

/** Shares of pairings by their course. */
const shareOf = {
  /** Of the recommendations: without a ticket. */
  automatic: 0.85,
  /** Of the no-matches: she declined. The others are ended holds. */
  declined: 0.85,
  /** Of the dissolved matches: she ended it. */
  dissolvedByHer: 0.7,
  /** Of the likes: the receiver has listed it. */
  likeSeen: 0.6,
} as const

/** Bounds of the age of a pairing, in milliseconds. */
interface Ages {
  readonly youngest: number
  readonly oldest: number
}

/** Ages of the pairings of each kind. A hold and a dissolved match need time for their course. */
const agesOf = {
  new: { youngest: 10 * minuteMs, oldest: 3 * dayMs },
  held: { youngest: hourMs, oldest: 6 * dayMs },
  declined: { youngest: hourMs, oldest: historyMs },
  dissolved: { youngest: 10 * dayMs, oldest: historyMs },
  liked: { youngest: 20 * minuteMs, oldest: 20 * dayMs },
} as const satisfies Readonly<Record<string, Ages>>

/** Plans the pairings of a woman. The order of the draws decides the town of a seed. */
function planPairings(planner: PairingPlanner, amounts: Amounts): void {
  const { datatype, number } = planner.faker
  const { status } = planner.woman
  const upTo = (max: number, plan: () => void) => {
    for (let left = number.int({ min: 0, max }); left > 0; left -= 1) plan()
  }
  const hasStarted = status !== FemaleStatus.ready
  if (status === FemaleStatus.active) upTo(amounts.mostNew, () => planner.planNew())
  if (hasStarted && datatype.boolean(amounts.held)) planner.planHold()
  if (hasStarted) upTo(amounts.mostDeclined, () => planner.planDecline())
  upTo(amounts.mostLikesFromHim, () => planner.planLikeFromHim())
  if (datatype.boolean(amounts.likeFromHer)) planner.planLikeFromHer()
}

/** Plans pairings of one woman with the next men of a rotation, while there are any. */
class PairingPlanner {
  constructor(
    readonly town: Town,
    readonly faker: SimpleFaker,
    readonly woman: Person,
    private readonly men: Rotation,
  ) {}

  planNew(): void {
    this.begin(agesOf.new)
  }

  planHold(): void {
    const story = this.begin(agesOf.held)
    story?.hold(this.after(story, dayMs))
  }

  /** Most are declined, some end a hold. */
  planDecline(): void {
    const story = this.begin(agesOf.declined)
    if (!story) return
    const decidedAt = this.after(story, dayMs)
    if (this.faker.datatype.boolean(shareOf.declined)) story.decline(decidedAt, drawNoMatchReason(this.faker))
    else story.hold(decidedAt)
  }

  planDissolved(): void {
    const { town, faker, woman } = this
    const story = this.begin(agesOf.dissolved)
    if (!story) return
    story.choose(this.after(story, dayMs))
    const until = town.now - 2 * hourMs
    const options = { from: story.decidedAt, until, pauseMs: 10 * hourMs }
    const talkedAt = talk(faker, story, farewellDeck, options)
    const endedAt = talkedAt + faker.number.int({ min: hourMs, max: 2 * dayMs })
    const by = faker.datatype.boolean(shareOf.dissolvedByHer) ? woman : story.man
    story.dissolve(Math.min(endedAt, town.now - minuteMs), by)
  }

  planLikeFromHim(): void {
    this.planLike((man, at) => like(this.town, man, this.woman, at))
  }

  planLikeFromHer(): void {
    this.planLike((man, at) => like(this.town, this.woman, man, at))
  }

  /** Plans a like, which most receivers list. */
  private planLike(begin: (man: Person, at: number) => Story): void {
    const man = this.men.take(this.town, this.woman)
    const at = man && this.instant(man, agesOf.liked)
    if (man === undefined || at === undefined) return
    const story = begin(man, at)
    if (this.faker.datatype.boolean(shareOf.likeSeen)) story.seeLike(this.after(story, dayMs))
  }

  /** Recommends the next man to her; undefined when no man or no time is left. */
  private begin(ages: Ages): Story | undefined {
    const { town, faker, woman } = this
    const man = this.men.take(town, woman)
    const at = man && this.instant(man, ages)
    if (man === undefined || at === undefined) return undefined
    return recommend(town, woman, man, at, faker.datatype.boolean(shareOf.automatic) ? 'auto' : 'manual')
  }

  private instant(man: Person, { youngest, oldest }: Ages): number | undefined {
    const min = Math.max(this.town.now - oldest, this.woman.since, man.since) + minuteMs
    const max = this.town.now - youngest
    return min < max ? this.faker.number.int({ min, max }) : undefined
  }

  /** Returns an instant after the story's last decision and before now. */
  private after({ decidedAt }: Story, atMostMs: number): number {
    const room = this.town.now - minuteMs - decidedAt
    return decidedAt + this.faker.number.int({ min: Math.min(minuteMs, room), max: Math.min(atMostMs, room) })
  }
}
