import { dayMs, hourMs, minuteMs } from '../../../src/contract/rules/tokyo-time.ts'
import type { Draws } from '../draws.ts'
import { DeckRound, laterDecks, leaveUnread, openingDecks, talk, usualPauseMs } from './chats.ts'
import { isRecommendable, isShown, type Person } from './person.ts'
import { ReviewRound, writeReview } from './reviews.ts'
import { Roster } from './roster.ts'
import { rankLives, type RegularRank } from './rank-lives.ts'
import { introduce, like, recommend } from './begin-story.ts'
import { choose, receiveReply, type Story } from './story.ts'
import { historyMs, type Town } from './town.ts'

/** What the stories of matches draw from. */
interface Materials {
  readonly town: Town
  readonly draws: Draws
  readonly openings: DeckRound
  readonly laters: DeckRound
  readonly reviews: ReviewRound
}

/** How many stories a woman of a status is open to: those who recommend gets most. */
const opennessOf = ({ member, quiet }: Person): number => (member.femaleStatus === 4 ? (quiet ? 1 : 6) : 1)

/**
 * Gives each regular man the matches and reviews that his rank asks for (L-9), less those he has; of the personas only the
 * ones named.
 */
export function tellMatches(town: Town, personas: readonly Person[] = []): void {
  const draws = town.draws('matches')
  const women = town.people.filter(
    (person) => person.member.sex === 2 && isShown(person) && !person.toldByHand,
  )
  if (women.length === 0) return
  const roster = new Roster(draws, women, opennessOf)
  const materials = {
    town,
    draws,
    openings: new DeckRound(draws, openingDecks),
    laters: new DeckRound(draws, laterDecks),
    reviews: new ReviewRound(draws),
  }
  for (const man of town.people) {
    const told = man.toldByHand && !personas.includes(man)
    if (man.member.sex === 1 && isRecommendable(man) && !told)
      tellMatchesOf(man, roster, women.length, materials)
  }
}

function tellMatchesOf(man: Person, roster: Roster, women: number, materials: Materials): void {
  const { town, draws } = materials
  const life = rankLives[man.member.rank as RegularRank]
  const matches = Math.min(draws.int(...life.matches), Math.floor(women / 2)) - man.matches
  let reviews = draws.int(...life.reviews) - man.reviewed
  for (let told = 0; told < matches; told += 1) {
    const woman = roster.take(town, man)
    if (woman === undefined) return
    if (tellMatch(woman, man, reviews > 0, materials)) reviews -= 1
  }
}

/** Tells one match; whether she wrote about him. */
function tellMatch(woman: Person, man: Person, reviewed: boolean, materials: Materials): boolean {
  const { town, draws } = materials
  const from = Math.max(town.now - historyMs, woman.since, man.since) + minuteMs
  // A meeting takes its time: those who were reviewed met earlier.
  const until = reviewed ? town.now - 14 * dayMs : town.now - 6 * hourMs
  if (from >= until) return false
  const story = beginMatch(woman, man, draws.int(from, until), materials)
  chat(story, reviewed, materials)
  if (!reviewed) {
    if (story.statusN === 1 && story.lines.length > 2 && draws.chance(0.2))
      receiveReply(story, story.lines[1]?.createdAt ?? story.statusAt)
    return false
  }
  return reviewStory(story, materials)
}

type Way = 'auto' | 'manual' | 'he likes' | 'she likes' | 'operator'

const waysBeforeStart: readonly (readonly [Way, number])[] = [
  ['he likes', 4],
  ['she likes', 2],
  ['operator', 2],
]
const ways: readonly (readonly [Way, number])[] = [['auto', 10], ['manual', 2], ...waysBeforeStart]

/** Recommended and chosen, liked and accepted, or brought together by the operator. */
function beginMatch(woman: Person, man: Person, at: number, { town, draws }: Materials): Story {
  const way = draws.weighted(woman.member.femaleStatus === 3 ? waysBeforeStart : ways)
  if (way === 'operator') return introduce(town, woman, man, at)
  const story = beginBefore(way, woman, man, at, town)
  choose(story, Math.min(at + draws.int(5 * minuteMs, dayMs), town.now - hourMs))
  return story
}

function beginBefore(
  way: Exclude<Way, 'operator'>,
  woman: Person,
  man: Person,
  at: number,
  town: Town,
): Story {
  if (way === 'he likes') return like(town, man, woman, at)
  if (way === 'she likes') return like(town, woman, man, at)
  return recommend(town, woman, man, at, way)
}

/** They greet each other, and later on talk again; now and then she has not written yet, or the last lines are unread. */
function chat(story: Story, reviewed: boolean, { town, draws, openings, laters }: Materials): void {
  if (!reviewed && draws.chance(0.1)) return
  const { now } = town
  const turns = draws.chance(0.12) ? undefined : draws.int(1, reviewed ? 4 : 3)
  const until = reviewed ? now - 10 * dayMs : now
  const pauseMs = usualPauseMs
  const greetedAt = talk(draws, story, openings.take(), { from: story.statusAt, until, pauseMs, turns })
  if (turns === undefined && !story.man.quiet && draws.chance(0.2)) {
    const from = greetedAt + draws.int(dayMs, 4 * dayMs)
    talk(draws, story, laters.take(), { from, until, pauseMs })
  }
  const last = story.lines.at(-1)
  if (last !== undefined && last.createdAt > now - 3 * dayMs && draws.chance(0.6)) leaveUnread(story)
}

/** One review, now and then a second and a third; false when there was no time for any. */
function reviewStory(story: Story, { town, draws, reviews }: Materials): boolean {
  const span = { from: story.lines.at(-1)?.createdAt ?? story.statusAt, until: town.now }
  const first = writeReview(draws, story, reviews, span)
  if (first !== undefined && draws.chance(0.2)) {
    writeReview(draws, story, reviews, span)
    if (draws.chance(0.2)) writeReview(draws, story, reviews, span)
  }
  return first !== undefined
}
