import type { SimpleFaker } from '@faker-js/faker'
import reviewDeck from '../../../fixtures/reviews-deck.json' with { type: 'json' }
import { hourMs, minuteMs } from '../../../src/contract/rules/tokyo-time.ts'
import { askOperator, inquiries, tellMember } from '../content/operator-messages.ts'
import { introduce, like, recommend } from '../meetings/begin-story.ts'
import { laterDecks, openingDecks, talk, type Deck } from '../meetings/chats.ts'
import { visit } from '../meetings/footprints.ts'
import { writeReview } from '../meetings/reviews.ts'
import { Rotation } from '../meetings/rotation.ts'
import type { Story } from '../meetings/story.ts'
import { type Person, isRecommendable, isMeetable } from '../people/person.ts'
import { Round } from '../round.ts'
import { type Town, historyMs } from '../town.ts'
import type { Cast, PersonaKey } from './join-personas.ts'
import { days, hours } from './persona.ts'
import { planEveryStatus } from './special-cases.ts'
import { planWorldOfMan } from './world-of-man.ts'
import { planWorldOfWoman } from './world-of-woman.ts'

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

/**
 * Personas with one pairing of each kind, and whether the system recommends to or of them (D-21, D-34).
 * Men who still climb the ladder are introduced to nobody.
 */
const plain = [
  ['woman-tutorial', false],
  ['woman-premium', true],
  ['woman-paused', true],
  ['woman-no-dm', false],
  ['woman-no-social', false],
  ['woman-ready', false],
  ['man-e', false],
  ['man-listed', true],
  ['man-declining', true],
  ['man-sss', true],
] as const satisfies readonly (readonly [PersonaKey, boolean])[]

/** How many strangers visited, for footprints of more than one page (FOOT-23). */
const visitors = { woman: 27, man: 24, other: 4 }

/** Whoever a persona may meet, in an order of its own. */
export type Neighbours = (me: Person, label: string) => Rotation

/** Tells what the personas have lived through with the people of the town, if there are any. */
export function planPersonaPairings(town: Town, cast: Cast): Neighbours {
  const neighbours = neighboursIn(town, cast)
  const storiesOf = (key: PersonaKey) => new PersonaStories(town, cast[key], neighbours(cast[key], key), key)
  if (town.people.length === Object.keys(cast).length) return neighbours
  planWorldOfWoman(storiesOf('woman'), cast.man)
  planWorldOfMan(storiesOf('man'))
  for (const [key, recommended] of plain) planEveryStatus(storiesOf(key), recommended)
  planWithdrawn(storiesOf('inactive'))
  for (const key of Object.keys(cast) as PersonaKey[]) {
    if (isMeetable(cast[key]))
      leaveVisits(town, cast[key], neighbours(cast[key], `visits ${key}`), visitorsOf(key))
  }
  return neighbours
}

/** What a withdrawn member leaves behind: closed chats, and reviews without a name (IMP-29). */
function planWithdrawn(stories: PersonaStories): void {
  stories.with(days(50), 'auto', (story) => {
    stories.matched(story, days(49))
    stories.reviewed(story)
  })
  stories.with(days(20), 'auto', (story) => {
    story.choose(stories.ago(days(19)))
    stories.talk(story, undefined, 3)
  })
  stories.with(days(15), 'auto', (story) => story.decline(stories.ago(days(14)), '好みが合わない'))
}

/** Regulars of the other sex who are no personas and were there when the history began. */
function neighboursIn(town: Town, cast: Cast): Neighbours {
  const personas = new Set<Person>(Object.values(cast))
  const people = town.people.filter(
    (person) =>
      !personas.has(person) && isMeetable(person) && !person.quiet && person.since <= town.now - historyMs,
  )
  const women = people.filter(({ status }) => status === 4)
  const men = people.filter(isRecommendable)
  return (me, label) => new Rotation(town.stream(`neighbours ${label}`), me.sex === 1 ? women : men, () => 1)
}

function leaveVisits(town: Town, me: Person, others: Rotation, count: number): void {
  const faker = town.stream(`visits of ${me.id}`)
  for (let visits = 0; visits < count; visits += 1) {
    const visitor = others.take(town, me)
    if (visitor !== undefined) visit(town, faker, visitor, me)
  }
}

function visitorsOf(key: PersonaKey): number {
  return key === 'woman' || key === 'man' ? visitors[key] : visitors.other
}

/** Personas whose operator conversation has been read to the end but for its last line. */
const talkative = ['woman', 'woman-premium', 'man', 'man-sss'] as const satisfies readonly PersonaKey[]

/** A question, its answer, thanks, and a line of the operator that waits to be read (HONA-06). */
export function planOperatorChats(town: Town, cast: Cast): void {
  for (const key of talkative) planOperatorChat(town, cast[key])
}

function planOperatorChat(town: Town, person: Person): void {
  const askedAt = town.now - days(9)
  const answeredAt = askedAt + hours(3)
  askOperator(town, person, inquiries[1], askedAt)
  tellMember(town, person, 'reply', answeredAt, answeredAt + 20 * minuteMs)
  askOperator(town, person, inquiries[6], answeredAt + 25 * minuteMs)
  tellMember(town, person, 'check-in', town.now - 5 * hourMs, null)
}
