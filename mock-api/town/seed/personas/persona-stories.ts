import type { SimpleFaker } from '@faker-js/faker'
import reviewDeck from '../../../../fixtures/reviews-deck.json' with { type: 'json' }
import { Sex } from '../../../../src/contract/enums/member.ts'
import { minuteMs } from '../../../../src/contract/rules/tokyo-time.ts'
import { introduce, like, recommend } from '../meetings/beginnings.ts'
import { type Deck, laterDecks, openingDecks } from '../meetings/chats.ts'
import { writeReview } from '../meetings/reviews.ts'
import type { Story } from '../meetings/story.ts'
import { talk, usualPauseMs } from '../meetings/talk.ts'
import type { Person } from '../people/person.ts'
import type { Rotation } from '../rotation.ts'
import { Round } from '../round.ts'
import type { Town } from '../town.ts'

/** Origin of a pairing: the system, the operator, or a like by the persona or the partner. */
export type Beginning = 'auto' | 'manual' | 'operator' | 'liked by me' | 'likes me'

/**
 * Plans the stories of one persona, each with a new person from a rotation. Ages are milliseconds before now. Does
 * nothing when the rotation is empty, as in a town without people.
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
    // The label keeps its old name, because another one would change the town of each seed.
    this.faker = town.stream(`scenes ${label}`)
    this.openings = new Round(this.faker, openingDecks)
    this.laters = new Round(this.faker, laterDecks)
    this.reviewTexts = new Round(this.faker, reviewDeck)
  }

  ago(ms: number): number {
    return this.town.now - ms
  }

  /** Plans a pairing with a new person; `go` plans the rest. */
  pairWithNew(agoMs: number, beginning: Beginning, go: (story: Story) => void = () => {}): void {
    const other = this.others.take(this.town, this.me)
    if (other !== undefined) go(this.begin(other, agoMs, beginning))
  }

  begin(other: Person, agoMs: number, beginning: Beginning): Story {
    const { town, me } = this
    const at = this.ago(agoMs)
    if (beginning === 'liked by me') return like(town, me, other, at)
    if (beginning === 'likes me') return like(town, other, me, at)
    return recommend(town, ...this.inOrder(other), at, beginning)
  }

  /** The operator pairs the persona with a new person (status_n 4). */
  introduceToNew(agoMs: number, go: (story: Story) => void): void {
    const other = this.others.take(this.town, this.me)
    if (other !== undefined) go(introduce(this.town, ...this.inOrder(other), this.ago(agoMs)))
  }

  /** Plans a match with a new person; `go` plans the rest. */
  matchWithNew(
    agoMs: number,
    beginning: Beginning,
    { chosenAgoMs, turns }: { readonly chosenAgoMs: number; readonly turns?: number },
    go: (story: Story) => void = () => {},
  ): void {
    this.pairWithNew(agoMs, beginning, (story) => {
      this.chooseAndTalk(story, chosenAgoMs, turns)
      go(story)
    })
  }

  /** Chooses contact and plans a conversation of `turns` messages, or of the whole deck. */
  chooseAndTalk(story: Story, agoMs: number, turns?: number): void {
    story.choose(this.ago(agoMs))
    this.talk(story, this.openings.take(), turns)
  }

  /** Plans a conversation; the first begins with a greeting. Returns its end. */
  talk(
    story: Story,
    deck: Deck = story.messages.length === 0 ? this.openings.take() : this.laters.take(),
    turns?: number,
  ): number {
    const from = Math.max(story.decidedAt, story.lastAt)
    // Divides the remaining time, so that a late match writes quickly.
    const pauseMs = Math.min(usualPauseMs, Math.floor((this.town.now - from) / (deck.turns.length + 1)))
    return talk(this.faker, story, deck, { from, until: this.town.now - minuteMs, pauseMs, turns })
  }

  /** Plans messages of the partner that the persona has not read. */
  leaveUnread(story: Story, ...messages: readonly string[]): void {
    const other = story.woman === this.me ? story.man : story.woman
    let at = story.lastAt
    for (const message of messages) {
      at += Math.max(1, Math.min(40 * minuteMs, Math.floor((this.town.now - at) / 3)))
      story.write(other, at, message)
    }
    story.leaveUnread()
  }

  /** She writes reviews after their last message; the first leads to status_n 2. */
  writeReviews(story: Story, count = 1): void {
    for (let written = 0; written < count; written += 1) {
      const span = { from: story.lastAt, until: this.town.now }
      writeReview(this.faker, story, this.reviewTexts, span)
    }
  }

  private inOrder(other: Person): [woman: Person, man: Person] {
    return this.me.sex === Sex.woman ? [this.me, other] : [other, this.me]
  }
}
