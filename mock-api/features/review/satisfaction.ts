import { reviewItems } from '../../../src/contract/enums/review.ts'
import type { Review } from '../../world/records/review.ts'

/** The best sum of all items: eleven times 4. */
const best = reviewItems.length * 4

/** Satisfaction of one review: the sum of its eleven scores over 44, in whole percent (API-51 point). */
export function satisfactionOf(review: Pick<Review, 'scores'>): number {
  let sum = 0
  for (const { name } of reviewItems) sum += review.scores[name] ?? 0
  return Math.round((sum / best) * 100)
}
