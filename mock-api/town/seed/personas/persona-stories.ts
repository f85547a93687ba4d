import type { SimpleFaker } from '@faker-js/faker'
import reviewDeck from '../../../../fixtures/reviews-deck.json' with { type: 'json' }
import { hourMs, minuteMs } from '../../../../src/contract/rules/tokyo-time.ts'
import { talk, laterDecks, openingDecks, type Deck } from '../meetings/chats.ts'
import type { Rotation } from '../meetings/matches.ts'
import { writeReview } from '../meetings/reviews.ts'
import { introduce, like, recommend, type Story } from '../meetings/story.ts'
import type { Person } from '../people/person.ts'
import { Round } from '../stream.ts'
import type { Town } from '../town.ts'

/** How a pairing began: by the system, by the operator, by a like of the persona or by one of the other. */
export type Beginning = 'auto' | 'manual' | 'operator' | 'liked by me' | 'likes me'

/**
 * Plans the stories of one persona, each with somebody new from a rotation of townspeople. Ages are milliseconds before
 * now. Where the rotation has nobody left, as in a town without people, nothing happens.
 */
export class PersonaStories {
  private readonly faker: SimpleFaker
  private readonly openings: Round<Deck>
  private readonly laters: Round<Deck>
  private readonly reviewTexts: Round<string>

  constructor(
    readonly town: Town,
    readonly me: Person,
    private readonly others: Rotation,
    label: string,
  ) {
    // The label is older than the class: another one would draw another town for each seed.
    this.faker = town.stream(`scenes ${label}`)
    this.openings = new Round(this.faker, openingDecks)
    this.laters = new Round(this.faker, laterDecks)
    this.reviewTexts = new Round(this.faker, reviewDeck)
  }

  ago(ms: number): number {
    return this.town.now - ms
  }

  /** A pairing with somebody new, as it began; `go` says how it went on. */
  with(agoMs: number, beginning: Beginning, go: (story: Story) => void = () => {}): void {
    const other = this.others.take(this.town, this.me)
    if (other !== undefined) go(this.begin(other, agoMs, beginning))
  }

  /** A pairing with this person. */
  begin(other: Person, agoMs: number, beginning: Beginning): Story {
    const { town, me } = this
    const at = this.ago(agoMs)
    if (beginning === 'liked by me') return like(town, me, other, at)
    if (beginning === 'likes me') return like(town, other, me, at)
    return recommend(town, ...this.inOrder(other), at, beginning)
  }

  /** The operator brings the persona together with somebody new (status_n 4). */
  introduced(agoMs: number, go: (story: Story) => void): void {
    const other = this.others.take(this.town, this.me)
    if (other !== undefined) go(introduce(this.town, ...this.inOrder(other), this.ago(agoMs)))
  }

  /** Contact is chosen; then they talk, as many lines as wanted (all of a deck without a number). */
  matched(story: Story, agoMs: number, turns?: number): void {
    story.choose(this.ago(agoMs))
    this.talk(story, this.openings.take(), turns)
  }

  /** They talk; a greeting if they have not yet. Returns when they stopped. */
  talk(
    story: Story,
    deck: Deck = story.lines.length === 0 ? this.openings.take() : this.laters.take(),
    turns?: number,
  ): number {
    const from = Math.max(story.decidedAt, story.lastAt)
    // They share the time that is left, so that a late match talks quickly.
    const pauseMs = Math.min(9 * hourMs, Math.floor((this.town.now - from) / (deck.turns.length + 1)))
    return talk(this.faker, story, deck, { from, until: this.town.now - minuteMs, pauseMs, turns })
  }

  /** Lines by the other one that the persona has not read. */
  unread(story: Story, ...lines: readonly string[]): void {
    const other = story.woman === this.me ? story.man : story.woman
    let at = story.lastAt
    for (const line of lines) {
      at += Math.max(1, Math.min(40 * minuteMs, Math.floor((this.town.now - at) / 3)))
      story.write(other, at, line)
    }
    story.unread = true
  }

  /** She writes reviews after their last line; the first makes it status_n 2. */
  reviewed(story: Story, count = 1): void {
    for (let written = 0; written < count; written += 1) {
      const span = { from: story.lastAt, until: this.town.now }
      writeReview(this.faker, story, this.reviewTexts, span)
    }
  }

  private inOrder(other: Person): [woman: Person, man: Person] {
    return this.me.sex === 2 ? [this.me, other] : [other, this.me]
  }
}
