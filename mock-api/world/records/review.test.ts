import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { aMan, aWoman } from '../../../tests/support/world/a-member.ts'
import { aPairing } from '../../../tests/support/world/a-pairing.ts'
import { aReview } from '../../../tests/support/world/a-review.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import { reviews } from './review.ts'

test('a stored review has a rating of 1 to 4 for each item, because every list of reviews shows them all', () => {
  const world = aWorld()
  const review = aReview(world, aPairing(world, aWoman(world), aMan(world)))
  const isStored = (scores: object) => z.safeParse(reviews.schema, { ...review, scores }).success
  const { form_dm: _, ...incomplete } = review.scores
  expect([isStored(review.scores), isStored(incomplete), isStored({ ...review.scores, form_dm: 5 })]).toEqual([
    ...[true, false, false],
  ])
})
