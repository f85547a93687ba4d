import { dayMs, hourMs, minuteMs } from '../../../src/contract/rules/tokyo-time.ts'
import { holdMs } from '../../../src/contract/rules/windows.ts'
import type { Draws } from '../draws.ts'
import { farewellDeck, talk } from './chats.ts'
import { drawNoMatchReason } from './no-match-reasons.ts'
import { isRecommendable, isShown, type Person } from './person.ts'
import { Roster } from './roster.ts'
import { like, recommend } from './begin-story.ts'
import { choose, decline, dissolve, hold, letHoldEnd, type Story } from './story.ts'
import { historyMs, type Town } from './town.ts'

/** The better the rank, the more often a man is recommended (D-21). */
const weightOf = ({ member }: Person): number => (member.rank === 'E' ? 1 : member.rank === 'D' ? 2 : 3)

/** Gives the women what is not a match: new, held, declined, liked by either, dissolved (0, 6, 3, 8, 9). */
export function tellUndecided(town: Town): void {
  const draws = town.draws('undecided')
  const men = town.people.filter((person) => isRecommendable(person) && !person.toldByHand)
  const roster = new Roster(draws, men, weightOf)
  // A match dissolved in the last 30 days would not fit the higher ranks (L-9).
  const unlucky = new Roster(
    draws,
    men.filter(({ member }) => member.rank === 'D' || member.rank === 'C'),
    () => 1,
  )
  for (const woman of town.people) {
    if (woman.member.sex !== 2 || !isShown(woman) || woman.toldByHand) continue
    tellUndecidedOf(new Teller(town, draws, woman, roster))
    if (draws.chance(woman.quiet ? 0 : 0.08)) new Teller(town, draws, woman, unlucky).dissolved()
  }
}

function tellUndecidedOf(teller: Teller): void {
  const { draws, woman } = teller
  const { femaleStatus } = woman.member
  const [news, declined, likes] = woman.quiet ? [1, 1, 1] : [2, 3, 2]
  if (femaleStatus === 4) times(draws.int(0, news), () => teller.fresh())
  if (femaleStatus !== 3 && draws.chance(0.35)) teller.held()
  if (femaleStatus !== 3) times(draws.int(0, declined), () => teller.declined())
  times(draws.int(0, likes), () => teller.likedByHim())
  if (draws.chance(woman.quiet ? 0.1 : 0.4)) teller.likedByHer()
}

/** Tells stories of one woman with the next men of a roster; where none is left, none. */
class Teller {
  constructor(
    readonly town: Town,
    readonly draws: Draws,
    readonly woman: Person,
    private readonly men: Roster,
  ) {}

  fresh(): void {
    this.begin(3 * dayMs, 10 * minuteMs)
  }

  held(): void {
    const story = this.begin(holdMs, hourMs)
    if (story) hold(story, this.after(story, dayMs))
  }

  declined(): void {
    const story = this.begin(historyMs, hourMs)
    if (!story) return
    const decidedAt = this.after(story, dayMs)
    if (decidedAt > this.town.now - holdMs || this.draws.chance(0.8)) {
      decline(story, decidedAt, drawNoMatchReason(this.draws))
    } else {
      hold(story, decidedAt)
      letHoldEnd(story)
    }
  }

  dissolved(): void {
    const story = this.begin(historyMs, 10 * dayMs)
    if (!story) return
    choose(story, this.after(story, dayMs))
    const until = this.town.now - 2 * hourMs
    const talkedAt = talk(this.draws, story, farewellDeck, {
      from: story.statusAt,
      until,
      pauseMs: 10 * hourMs,
    })
    dissolve(
      story,
      Math.min(talkedAt + this.draws.int(hourMs, 2 * dayMs), this.town.now - minuteMs),
      this.either(story),
    )
  }

  likedByHim(): void {
    const man = this.men.take(this.town, this.woman)
    const at = man && this.instant(man, 20 * dayMs, 20 * minuteMs)
    if (man === undefined || at === undefined) return
    like(this.town, man, this.woman, at).likeSeen = this.draws.chance(0.6)
  }

  likedByHer(): void {
    const man = this.men.take(this.town, this.woman)
    const at = man && this.instant(man, 20 * dayMs, 20 * minuteMs)
    if (man === undefined || at === undefined) return
    like(this.town, this.woman, man, at).likeSeen = this.draws.chance(0.6)
  }

  /** He is recommended to her at some time between these two ages. */
  private begin(oldestMs: number, youngestMs: number): Story | undefined {
    const man = this.men.take(this.town, this.woman)
    const at = man && this.instant(man, oldestMs, youngestMs)
    if (man === undefined || at === undefined) return undefined
    return recommend(this.town, this.woman, man, at, this.draws.chance(0.85) ? 'auto' : 'manual')
  }

  private instant(man: Person, oldestMs: number, youngestMs: number): number | undefined {
    const from = Math.max(this.town.now - oldestMs, this.woman.since, man.since) + minuteMs
    const until = this.town.now - youngestMs
    return from < until ? this.draws.int(from, until) : undefined
  }

  /** Some time after the story's last step, but before now. */
  private after(story: Story, atMostMs: number): number {
    const room = this.town.now - minuteMs - story.statusAt
    return story.statusAt + this.draws.int(Math.min(minuteMs, room), Math.min(atMostMs, room))
  }

  private either(story: Story): Person {
    return this.draws.chance(0.7) ? story.woman : story.man
  }
}

function times(count: number, act: () => void): void {
  for (let done = 0; done < count; done += 1) act()
}
