import { hourMs, minuteMs } from '../../../src/contract/rules/tokyo-time.ts'
import type { Draws } from '../draws.ts'
import { DeckRound, laterDecks, leaveUnread, openingDecks, talk, type Deck } from '../town/chats.ts'
import type { Person } from '../town/person.ts'
import { ReviewRound, writeReview } from '../town/reviews.ts'
import type { Roster } from '../town/roster.ts'
import { introduce, like, recommend } from '../town/begin-story.ts'
import { choose, write, type Story } from '../town/story.ts'
import type { Town } from '../town/town.ts'

/** How a pairing began: by the system, by the operator, by a like of the persona or by one of the other. */
export type Beginning = 'auto' | 'manual' | 'operator' | 'liked by me' | 'likes me'

/**
 * Tells the stories of one persona, each with somebody new from a roster of townspeople. Ages are milliseconds before
 * now. Where the roster has nobody left, as in a town without people, nothing happens.
 */
export class Scenes {
  private readonly draws: Draws
  private readonly openings: DeckRound
  private readonly laters: DeckRound
  private readonly reviewTexts: ReviewRound

  constructor(
    readonly town: Town,
    readonly me: Person,
    private readonly others: Roster,
    label: string,
  ) {
    this.draws = town.draws(`scenes ${label}`)
    this.openings = new DeckRound(this.draws, openingDecks)
    this.laters = new DeckRound(this.draws, laterDecks)
    this.reviewTexts = new ReviewRound(this.draws)
  }

  ago(ms: number): number {
    return this.town.now - ms
  }

  /** A pairing with somebody new, as it began; `tell` says how it went on. */
  with(agoMs: number, beginning: Beginning, tell: (story: Story) => void = () => {}): void {
    const other = this.others.take(this.town, this.me)
    if (other === undefined) return
    tell(this.begin(other, agoMs, beginning))
  }

  /** A pairing with this person. */
  begin(other: Person, agoMs: number, beginning: Beginning): Story {
    const { town, me } = this
    const [woman, man] = me.member.sex === 2 ? [me, other] : [other, me]
    const at = this.ago(agoMs)
    if (beginning === 'liked by me') return like(town, me, other, at)
    if (beginning === 'likes me') return like(town, other, me, at)
    return recommend(town, woman, man, at, beginning)
  }

  /** The operator brings the persona together with somebody new (status_n 4). */
  introduced(agoMs: number, tell: (story: Story) => void): void {
    const other = this.others.take(this.town, this.me)
    if (other === undefined) return
    const [woman, man] = this.me.member.sex === 2 ? [this.me, other] : [other, this.me]
    tell(introduce(this.town, woman, man, this.ago(agoMs)))
  }

  /** Contact is chosen; then they talk, as many lines as wanted (all of a deck without a number). */
  matched(story: Story, agoMs: number, turns?: number): void {
    choose(story, this.ago(agoMs))
    this.talk(story, this.openings.take(), turns)
  }

  /** They talk; a greeting if they have not yet. Returns when they stopped. */
  talk(
    story: Story,
    deck: Deck = story.lines.length === 0 ? this.openings.take() : this.laters.take(),
    turns?: number,
  ): number {
    const from = Math.max(story.statusAt, story.lines.at(-1)?.createdAt ?? 0)
    // They share the time that is left, so that a late match talks quickly.
    const pauseMs = Math.min(9 * hourMs, Math.floor((this.town.now - from) / (deck.turns.length + 1)))
    return talk(this.draws, story, deck, { from, until: this.town.now - minuteMs, pauseMs, turns })
  }

  /** Lines by the other one that the persona has not read. */
  unread(story: Story, ...lines: readonly string[]): void {
    const other = story.woman === this.me ? story.man : story.woman
    let at = story.lines.at(-1)?.createdAt ?? story.statusAt
    for (const line of lines) {
      at += Math.max(1, Math.min(40 * minuteMs, Math.floor((this.town.now - at) / 3)))
      write(story, other, at, line)
    }
    leaveUnread(story)
  }

  /** She writes reviews after their last line; the first makes it status_n 2. */
  reviewed(story: Story, count = 1): void {
    for (let written = 0; written < count; written += 1) {
      const from = story.lines.at(-1)?.createdAt ?? story.statusAt
      writeReview(this.draws, story, this.reviewTexts, { from, until: this.town.now })
    }
  }
}
