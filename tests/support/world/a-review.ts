import type { Pairing } from '../../../mock-api/world/records/pairing.ts'
import type { Review } from '../../../mock-api/world/records/review.ts'
import type { World } from '../../../mock-api/world/world.ts'
import { reviewItems } from '../../../src/contract/enums/review.ts'
import { testNow } from './a-context.ts'

/** All eleven items with the same rating. */
export function evenScores(rating: number): Review['scores'] {
  return Object.fromEntries(reviewItems.map(({ name }) => [name, rating]))
}

/** A public first review of a pairing, with 3 for every item. */
export function aReview(world: World, pairing: Pairing, patch: Partial<Omit<Review, 'id'>> = {}): Review {
  const { id: pairingId, womanId, manId } = pairing
  return world.reviews.insert({
    category: 'review',
    pairingId,
    womanId,
    manId,
    datingDate: '2026-11-19',
    scores: evenScores(3),
    foreplay: null,
    text: '安心して過ごせました。',
    admitOpenInfo: 1,
    admitPublishing: 1,
    admitFull: 3,
    createdAt: testNow,
    updatedAt: testNow,
    ...patch,
  })
}
