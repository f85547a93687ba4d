import type { SimpleFaker } from '@faker-js/faker'
import reviewDeck from '../../../../fixtures/reviews-deck.json' with { type: 'json' }
import { FemaleStatus, Sex } from '../../../../src/contract/enums/member.ts'
import { dayMs, hourMs, minuteMs } from '../../../../src/contract/rules/tokyo-time.ts'
import type { Steps } from '../../../engine/steps.ts'
import { weighted } from '../choices.ts'
import { isMeetable, isRecommendable, type Person } from '../people/person.ts'
import { rankProfiles, type RegularRank } from '../people/rank-profiles.ts'
import { Rotation } from '../rotation.ts'
import { Round } from '../round.ts'
import { historyMs, type Town } from '../town.ts'
import { introduce, like, recommend } from './beginnings.ts'
import { type Deck, laterDecks, openingDecks } from './chats.ts'
import { writeReview } from './reviews.ts'
import type { Story } from './story.ts'
import { talk, usualPauseMs } from './talk.ts'

/** Draws and decks for the stories of matches. */
interface Materials {
  readonly town: Town
  readonly faker: SimpleFaker
  readonly openings: Round<Deck>
  readonly laters: Round<Deck>
  readonly reviews: Round<string>
}

/** Entries of a woman in the rotation: active women have most stories, quiet ones as few as the others. */
const opennessOf = ({ status, quiet }: Person): number => (status === FemaleStatus.active && !quiet ? 6 : 1)

/** Shares of matches by their course. */
const shareOf = {
  /** She has not written yet. */
  silent: 0.1,
  /** They exchange all messages of the opening deck; the other talks stop after one to four. */
  wholeOpening: 0.12,
  /** The first answer has reached her as a reply. */
  replied: 0.2,
  /** Of the whole openings: they talk again on a later day. */
  secondTalk: 0.2,
  /** The latest messages of the last three days are unread. */
  unread: 0.6,
  /** She has written another review. */
  furtherReview: 0.2,
} as const

/** How long ago a match began, and its talk ended, at the latest: a meeting and its review take time. */
const latestAgo = {
  reviewed: { beginning: 14 * dayMs, talk: 10 * dayMs },
  other: { beginning: 6 * hourMs, talk: 0 },
} as const

/** Most messages of the opening talk, unless it is whole. */
const mostTurns = { reviewed: 4, other: 3 } as const

/**
 * Gives each regular man the matches and reviews that his rank requires (L-9), minus existing ones. Of the scripted
 * people only the named ones.
 */
export function* createMatches(town: Town, named: readonly Person[] = []): Steps<void> {
  const faker = town.stream('matches')
  const women = town.people.filter((person) => person.sex === Sex.woman && isMeetable(person) && !person.scripted)
  if (women.length === 0) return
  const rotation = new Rotation(faker, women, opennessOf)
  const materials = {
    town,
    faker,
    openings: new Round(faker, openingDecks),
    laters: new Round(faker, laterDecks),
    reviews: new Round(faker, reviewDeck),
  }
  for (const man of town.people) {
    yield
    if (isRecommendable(man) && (!man.scripted || named.includes(man)))
      createMatchesOf(man, rotation, women.length, materials)
  }
}

function createMatchesOf(man: Person, rotation: Rotation, womenCount: number, materials: Materials): void {
  const { town, faker } = materials
  const profile = rankProfiles[man.rank as RegularRank]
  const matches = Math.min(faker.number.int(profile.matches), Math.floor(womenCount / 2)) - man.matches
  let reviews = faker.number.int(profile.reviews) - man.reviewed
  // A try without time for a story creates nothing.
  for (let tried = 0; tried < matches; tried += 1) {
    const woman = rotation.take(town, man)
    if (woman === undefined) return
    if (createMatch({ woman, man, reviewed: reviews > 0 }, materials)) reviews -= 1
  }
}

interface MatchPlan {
  readonly woman: Person
  readonly man: Person
  /** Whether she is to write a review. */
  readonly reviewed: boolean
}

/** Plans a match from its beginning to its last message. Returns whether a review is planned. */
function createMatch(plan: MatchPlan, materials: Materials): boolean {
  const { woman, man, reviewed } = plan
  const { town, faker } = materials
  const { datatype, number } = faker
  const min = Math.max(town.now - historyMs, woman.since, man.since) + minuteMs
  const max = town.now - latestAgo[reviewed ? 'reviewed' : 'other'].beginning
  if (min >= max) return false
  const story = beginMatch(woman, man, number.int({ min, max }), materials)
  chat(story, plan, materials)
  const reply = story.messages[1]
  if (!reviewed && reply && story.messages.length > 2 && datatype.boolean(shareOf.replied)) story.receiveReply(reply.at)
  return reviewed && reviewStory(story, materials)
}

type Way = 'auto' | 'manual' | 'his-like' | 'her-like' | 'operator'

/** Weights of the ways without a recommendation: the only ones for a woman whose recommendations have not started. */
const withoutRecommendation = { 'his-like': 4, 'her-like': 2, operator: 2 }

const waysBeforeStart = weighted(withoutRecommendation)

const ways = weighted({ auto: 10, manual: 2, ...withoutRecommendation })

/** Begins a match by recommendation and contact, by like and acceptance, or by the operator. */
function beginMatch(woman: Person, man: Person, at: number, { town, faker }: Materials): Story {
  const way = faker.helpers.weightedArrayElement<Way>(woman.status === FemaleStatus.ready ? waysBeforeStart : ways)
  if (way === 'operator') return introduce(town, woman, man, at)
  const story = beginBefore(way, woman, man, at, town)
  story.choose(Math.min(at + faker.number.int({ min: 5 * minuteMs, max: dayMs }), town.now - hourMs))
  return story
}

function beginBefore(way: Exclude<Way, 'operator'>, woman: Person, man: Person, at: number, town: Town): Story {
  if (way === 'his-like') return like(town, man, woman, at)
  if (way === 'her-like') return like(town, woman, man, at)
  return recommend(town, woman, man, at, way)
}

/** Plans the opening talk and sometimes a later one. In some matches nobody has written; others end in unread messages. */
function chat(story: Story, { reviewed }: MatchPlan, { town, faker, openings, laters }: Materials): void {
  const { datatype, number } = faker
  if (!reviewed && datatype.boolean(shareOf.silent)) return
  const { now } = town
  const kind = reviewed ? 'reviewed' : 'other'
  const turns = datatype.boolean(shareOf.wholeOpening) ? undefined : number.int({ min: 1, max: mostTurns[kind] })
  const until = now - latestAgo[kind].talk
  const pauseMs = usualPauseMs
  const greetedAt = talk(faker, story, openings.take(), { from: story.decidedAt, until, pauseMs, turns })
  if (turns === undefined && !story.man.quiet && datatype.boolean(shareOf.secondTalk)) {
    const from = greetedAt + number.int({ min: dayMs, max: 4 * dayMs })
    talk(faker, story, laters.take(), { from, until, pauseMs })
  }
  if (story.lastAt > now - 3 * dayMs && datatype.boolean(shareOf.unread)) story.leaveUnread()
}

function drawFurtherReviews({ datatype }: SimpleFaker): number {
  if (!datatype.boolean(shareOf.furtherReview)) return 0
  return datatype.boolean(shareOf.furtherReview) ? 2 : 1
}

/** Plans one review, sometimes a second and third. Returns false when there was no time for any. */
function reviewStory(story: Story, { town, faker, reviews }: Materials): boolean {
  const span = { from: story.lastAt, until: town.now }
  if (!writeReview(faker, story, reviews, span)) return false
  const more = drawFurtherReviews(faker)
  for (let written = 0; written < more; written += 1) writeReview(faker, story, reviews, span)
  return true
}
