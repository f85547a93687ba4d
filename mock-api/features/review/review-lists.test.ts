import { expect, test } from 'vitest'
import { aContext, testNow } from '../../../tests/support/world/a-context.ts'
import { aMan, aWoman } from '../../../tests/support/world/a-member.ts'
import { aPairing } from '../../../tests/support/world/a-pairing.ts'
import { refusalOf } from '../../../tests/support/world/a-refusal.ts'
import { aReview } from '../../../tests/support/world/a-review.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import { getReview, likeReview, unlikeReview, isReviewLiked, likesOf, ownReviews, publicReviews } from './review.ts'

function setup() {
  const world = aWorld()
  const [woman, man] = [aWoman(world), aMan(world)]
  const pairing = aPairing(world, woman, man, { statusN: 2 })
  const early = aReview(world, pairing, { updatedAt: testNow - 1000 })
  const late = aReview(world, pairing, { category: 'additional' })
  const twin = aReview(world, pairing, { category: 'additional' })
  return { world, woman, man, pairing, early, late, twin }
}

test('REVIEW-26 C-9 newest first, ties by highest id', () => {
  const { world, man, early, late, twin } = setup()
  expect(publicReviews(world, 'newest')).toEqual([twin, late, early])
  likeReview(world, man, early, aContext())
  expect(publicReviews(world, 'newest')).toEqual([twin, late, early])
})

test('REVIEW-26 popular: most likes first, then newest', () => {
  const { world, man, early, late, twin } = setup()
  likeReview(world, man, early, aContext())
  expect(publicReviews(world, 'popular')).toEqual([early, twin, late])
  for (const reader of [man, aMan(world)]) likeReview(world, reader, late, aContext())
  expect(publicReviews(world, 'popular')).toEqual([late, early, twin])
})

test('API-54 returns own reviews only to their author, and refuses foreign pairings as unknown', () => {
  const { world, woman, man, pairing, early, late, twin } = setup()
  expect(ownReviews(world, woman, pairing.id)).toEqual([twin, late, early])
  expect(ownReviews(world, man, pairing.id)).toEqual([])
  expect(ownReviews(world, man, undefined)).toEqual([])
  const other = aPairing(world, aWoman(world), man)
  expect(refusalOf(() => ownReviews(world, woman, other.id)).code).toBe('unknown')
  expect(refusalOf(() => ownReviews(world, woman, 999)).code).toBe('unknown')
})

test('API-52 API-53 gives a like once and takes it back once', () => {
  const { world, man, early } = setup()
  likeReview(world, man, early, aContext())
  likeReview(world, man, early, aContext())
  expect([likesOf(world, early.id), isReviewLiked(world, early.id, man)]).toEqual([1, true])
  unlikeReview(world, man, early)
  unlikeReview(world, man, early)
  expect([likesOf(world, early.id), isReviewLiked(world, early.id, man)]).toEqual([0, false])
})

test('API-52 finds a review by id and category together', () => {
  const { world, early } = setup()
  expect(getReview(world, early.id, 'review')).toBe(early)
  expect(refusalOf(() => getReview(world, early.id, 'additional')).code).toBe('unknown')
  expect(refusalOf(() => getReview(world, 999, 'review')).code).toBe('unknown')
})
