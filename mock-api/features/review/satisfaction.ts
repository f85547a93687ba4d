import { ratings, reviewItems } from '../../../src/contract/enums/review.ts'
import type { Review } from '../../world/records/review.ts'

/** Sum of the best rating of all items (44). */
const bestSum = reviewItems.length * Math.max(...ratings)

/** Satisfaction of one review: the sum of its eleven scores over 44, in whole percent (API-51 point). */
export function satisfactionOf(review: Pick<Review, 'scores'>): number {
  let sum = 0
  for (const { name } of reviewItems) sum += review.scores[name] ?? 0
  return Math.round((sum / bestSum) * 100)
}
