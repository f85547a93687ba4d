import deck from '../../../fixtures/reviews-deck.json' with { type: 'json' }
import { ranks } from '../../../src/contract/enums/member/ranks.ts'
import { reviewItems } from '../../../src/contract/enums/review/review-items.ts'
import { dayMs, hourMs, tokyoDay } from '../../../src/contract/rules/tokyo-time.ts'
import type { Draws } from '../draws.ts'
import { review, type Story } from './story.ts'

/** Hands out the texts of the deck in a drawn order, over and over. */
export class ReviewRound {
  private next = 0
  private readonly order: readonly string[]

  constructor(draws: Draws) {
    this.order = draws.shuffled(deck)
  }

  take(): string {
    const text = this.order[this.next % this.order.length] as string
    this.next += 1
    return text
  }
}

/**
 * Writes a review of a meeting after `from` and returns when. The day of the meeting lies before it and differs from
 * those of her earlier reviews (REVIEW-30). Undefined, and nothing happens, when there is no time left before `until`.
 */
export function writeReview(
  draws: Draws,
  story: Story,
  texts: ReviewRound,
  { from, until }: { readonly from: number; readonly until: number },
): number | undefined {
  const taken = story.reviews.at(-1)
  const earliest = Math.max(from, taken === undefined ? 0 : taken.createdAt) + dayMs
  if (earliest + 2 * dayMs > until) return undefined
  const metAt = draws.int(earliest, Math.min(until - 2 * dayMs, earliest + 5 * dayMs))
  const createdAt = metAt + draws.int(4 * hourMs, 2 * dayMs - 1)
  review(story, {
    datingDate: tokyoDay(metAt),
    scores: drawScores(draws, story.man.member.rank),
    text: texts.take(),
    admitFull: draws.chance(0.8) ? 3 : 1,
    createdAt,
  })
  return createdAt
}

/** The better a man's rank, the better he is spoken of; the criteria ask for 60 to 90 percent (L-9). */
function drawScores(draws: Draws, rank: string | null): Record<string, number> {
  const height = Math.max(0, ranks.findIndex((name) => name === rank) - 3) / (ranks.length - 4)
  const weights = [
    [4, 0.35 + 0.5 * height],
    [3, 0.45 - 0.3 * height],
    [2, 0.16 - 0.16 * height],
    [1, 0.04 - 0.04 * height],
  ] as const
  return Object.fromEntries(reviewItems.map(({ name }) => [name, draws.weighted(weights)]))
}
