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
    planAll(new PairingPlanner(town, faker, woman, rotation))
    if (faker.datatype.boolean(woman.quiet ? 0 : 0.08))
      new PairingPlanner(town, faker, woman, unluckyRotation).planDissolved()
  }
}

/** Most pairings of each kind that a woman gets. */
const mostOfLively = { fresh: 2, declined: 3, liked: 2 } as const
const mostOfQuiet = { fresh: 1, declined: 1, liked: 1 } as const

function planAll(planner: PairingPlanner): void {
  const { datatype, number } = planner.faker
  const { status, quiet } = planner.woman
  const most = quiet ? mostOfQuiet : mostOfLively
  const upTo = (max: number, act: () => void) => {
    for (let left = number.int({ min: 0, max }); left > 0; left -= 1) act()
  }
  if (status === FemaleStatus.active) upTo(most.fresh, () => planner.planNew())
  if (status !== FemaleStatus.ready && datatype.boolean(0.35)) planner.planHold()
  if (status !== FemaleStatus.ready) upTo(most.declined, () => planner.planDecline())
  upTo(most.liked, () => planner.planLikeFromHim())
  if (datatype.boolean(quiet ? 0.1 : 0.4)) planner.planLikeFromHer()
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
    this.begin(3 * dayMs, 10 * minuteMs)
  }

  planHold(): void {
    const story = this.begin(6 * dayMs, hourMs)
    story?.hold(this.after(story, dayMs))
  }

  /** Most are declined, some end a hold. */
  planDecline(): void {
    const story = this.begin(historyMs, hourMs)
    if (!story) return
    const decidedAt = this.after(story, dayMs)
    if (this.faker.datatype.boolean(0.85)) story.decline(decidedAt, drawNoMatchReason(this.faker))
    else story.hold(decidedAt)
  }

  planDissolved(): void {
    const { town, faker, woman } = this
    const story = this.begin(historyMs, 10 * dayMs)
    if (!story) return
    story.choose(this.after(story, dayMs))
    const until = town.now - 2 * hourMs
    const options = { from: story.decidedAt, until, pauseMs: 10 * hourMs }
    const talkedAt = talk(faker, story, farewellDeck, options)
    const endedAt = talkedAt + faker.number.int({ min: hourMs, max: 2 * dayMs })
    const by = faker.datatype.boolean(0.7) ? woman : story.man
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
    const at = man && this.instant(man, 20 * dayMs, 20 * minuteMs)
    if (man === undefined || at === undefined) return
    const story = begin(man, at)
    if (this.faker.datatype.boolean(0.6)) story.seeLike(this.after(story, dayMs))
  }

  /** Recommends him to her at an instant between these two ages. */
  private begin(oldestMs: number, youngestMs: number): Story | undefined {
    const { town, faker, woman } = this
    const man = this.men.take(town, woman)
    const at = man && this.instant(man, oldestMs, youngestMs)
    if (man === undefined || at === undefined) return undefined
    return recommend(town, woman, man, at, faker.datatype.boolean(0.85) ? 'auto' : 'manual')
  }

  private instant(man: Person, oldestMs: number, youngestMs: number): number | undefined {
    const min = Math.max(this.town.now - oldestMs, this.woman.since, man.since) + minuteMs
    const max = this.town.now - youngestMs
    return min < max ? this.faker.number.int({ min, max }) : undefined
  }

  /** Returns an instant after the story's last decision and before now. */
  private after({ decidedAt }: Story, atMostMs: number): number {
    const room = this.town.now - minuteMs - decidedAt
    return decidedAt + this.faker.number.int({ min: Math.min(minuteMs, room), max: Math.min(atMostMs, room) })
  }
}
