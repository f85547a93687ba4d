import type { Review } from '../../../mock-api/world/records/review.ts'
import type { World } from '../../../mock-api/world/world.ts'
import { reviewItems } from '../../../src/contract/enums/review.ts'
import { tokyoDay } from '../../../src/contract/rules/tokyo-time.ts'

/** Reviews belong to pairings at 2, are complete, and cover one meeting each (API-56, API-57, D-61). */
export function* checkReviews(world: World): Iterable<string> {
  for (const review of world.reviews.all()) {
    for (const fault of faultsOf(review, world)) yield `review ${review.id}: ${fault}`
  }
  for (const { id, statusN } of world.pairings.all()) {
    const reviews = world.reviews.by('pairing', id)
    const firsts = reviews.filter(({ category }) => category === 'review').length
    if (statusN === 2 && firsts !== 1) yield `pairing ${id} is at 2 with ${firsts} first reviews`
    if (reviews.length > 0 && firsts !== 1) yield `pairing ${id} has ${firsts} first reviews`
    if (new Set(reviews.map(({ datingDate }) => datingDate)).size !== reviews.length)
      yield `pairing ${id}: one day twice`
  }
}

function* faultsOf(review: Review, world: World): Iterable<string> {
  const pairing = world.pairings.get(review.pairingId)
  const { womanId, manId, statusN, blockedBy } = pairing
  if (review.womanId !== womanId || review.manId !== manId) yield 'not by her or not about him'
  if (statusN !== 2 && (statusN !== 3 || blockedBy === null)) yield `of a pairing at ${statusN}`
  if (review.createdAt < pairing.createdAt) yield 'older than the pairing'
  if (review.datingDate > tokyoDay(review.createdAt)) yield 'of a meeting that had not been yet'
  const scores = reviewItems.map(({ name }) => review.scores[name] ?? 0)
  if (scores.some((score) => score < 1 || score > 4)) yield 'not all of the eleven items are rated'
  if (review.text.trim() === '' || Array.from(review.text).length > 2000) yield 'its text is blank or too long'
}
