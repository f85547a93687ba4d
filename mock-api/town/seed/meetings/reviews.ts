import type { SimpleFaker } from '@faker-js/faker'
import { ranks } from '../../../../src/contract/enums/member.ts'
import { FullPublishing, hiddenAnswer, reviewItems } from '../../../../src/contract/enums/review.ts'
import { dayMs, hourMs, tokyoDay } from '../../../../src/contract/rules/tokyo-time.ts'
import type { Steps } from '../../../engine/steps.ts'
import { giveHeart } from '../../../features/like/hearts.ts'
import { choicesOf } from '../choices.ts'
import { isMeetable } from '../people/person.ts'
import type { Round } from '../round.ts'
import type { Town } from '../town.ts'
import type { Story } from './story.ts'

/** From the last message or review to the meeting that a review is about. */
const untilMeeting = { shortest: dayMs, longest: 6 * dayMs } as const

/** From a meeting to its review. */
const untilReview = { shortest: 4 * hourMs, longest: 2 * dayMs } as const

/** Share of reviews whose whole text may be public. */
const publicShare = 0.8

/** Plans a review after `from`, on its own day (REVIEW-30). Returns false when no time is left before `until`. */
export function writeReview(
  faker: SimpleFaker,
  story: Story,
  texts: Round<string>,
  { from, until }: { readonly from: number; readonly until: number },
): boolean {
  const { datatype, number } = faker
  const last = Math.max(from, story.reviews.at(-1)?.at ?? 0)
  const earliest = last + untilMeeting.shortest
  const latest = Math.min(last + untilMeeting.longest, until - untilReview.longest)
  if (earliest > latest) return false
  const metAt = number.int({ min: earliest, max: latest })
  story.review(metAt + number.int({ min: untilReview.shortest, max: untilReview.longest - 1 }), {
    datingDate: tokyoDay(metAt),
    scores: drawScores(faker, story.man.rank),
    foreplay: null,
    text: texts.take(),
    admitOpenInfo: hiddenAnswer,
    admitPublishing: hiddenAnswer,
    admitFull: datatype.boolean(publicShare) ? FullPublishing.allowed : FullPublishing.refused,
  })
  return true
}

/** Weights of the scores of a man at rank E, and their change up to SSS: the criteria require 60 to 90 percent (L-9). */
const scoreWeights = [
  { score: 4, atLowest: 0.35, change: 0.5 },
  { score: 3, atLowest: 0.45, change: -0.3 },
  { score: 2, atLowest: 0.16, change: -0.16 },
  { score: 1, atLowest: 0.04, change: -0.04 },
] as const

const lowestRank = ranks.indexOf('E')

function drawScores({ helpers }: SimpleFaker, rank: string | null): Record<string, number> {
  const steps = Math.max(0, ranks.findIndex((name) => name === rank) - lowestRank)
  const height = steps / (ranks.length - 1 - lowestRank)
  const weights = scoreWeights.map(({ atLowest, change }) => atLowest + change * height)
  const choices = choicesOf(
    scoreWeights.map(({ score }) => score),
    weights,
  )
  return Object.fromEntries(reviewItems.map(({ name }) => [name, helpers.weightedArrayElement(choices)]))
}

/** Share of popular reviews, and how many hearts they and the others get, within this time. */
const hearts = {
  popularShare: 0.12,
  popular: { min: 5, max: 14 },
  usual: { min: 0, max: 3 },
  withinMs: 20 * dayMs,
} as const

/** Plans likes of reviews: few on most, many on some (API-52). */
export function* likeReviews(town: Town): Steps<void> {
  const { datatype, helpers, number } = town.stream('review likes')
  const readers = town.people.filter((person) => isMeetable(person) && !person.quiet)
  if (readers.length === 0) return
  for (const { at, record } of town.stories.flatMap(({ reviews }) => reviews)) {
    yield
    const latest = Math.min(town.now, at + hearts.withinMs)
    const likes = number.int(datatype.boolean(hearts.popularShare) ? hearts.popular : hearts.usual)
    for (const reader of helpers.arrayElements(readers, likes)) {
      town.does(reader, number.int({ min: at, max: latest }), (world, me, ctx) => {
        const review = record()
        if (review) giveHeart(world, 'review', review.id, me, ctx)
      })
    }
  }
}
