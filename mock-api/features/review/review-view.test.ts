import { expect, test } from 'vitest'
import { ratings, reviewItems, unpublishedReviewText } from '../../../src/contract/enums/review.ts'
import { aContext, testNow } from '../../../tests/support/world/a-context.ts'
import { aMan, aWoman } from '../../../tests/support/world/a-member.ts'
import { aPairing } from '../../../tests/support/world/a-pairing.ts'
import { aProfile } from '../../../tests/support/world/a-profile.ts'
import { aReview, evenScores } from '../../../tests/support/world/a-review.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import type { Review } from '../../world/records/review.ts'
import { giveHeart } from '../like/hearts.ts'
import { readReview } from './posted-review.ts'
import { ownReviewView, publicReviewView, reviewFormView } from './review-view.ts'

/** Neighbouring items differ: 1, 2, 3, 4, 1, … */
const scores = Object.fromEntries(reviewItems.map(({ name }, place) => [name, ratings[place % 4]!]))
const items = Object.fromEntries(
  reviewItems.map(({ name, texts }) => [name, { score: scores[name], text: texts[scores[name]! - 1] }]),
)
const withheld = Object.fromEntries(reviewItems.map(({ name }) => [name, { score: null, text: '' }]))
const sum = Object.values(scores).reduce((total, score) => total + score, 0)

function setup(patch: Partial<Review> = {}) {
  const world = aWorld()
  const [woman, man] = [aWoman(world), aMan(world)]
  const pairing = aPairing(world, woman, man, { statusN: 2 })
  const review = aReview(world, pairing, { scores, text: '本文', ...patch })
  return { world, woman, man, pairing, review }
}
const base = {
  id: 1,
  category: 'review',
  point: Math.round((sum / 44) * 100),
  updated_at: '2026-11-20T12:00:00.000+09:00',
}

test('API-51 D-61 L-3 everybody reads an open review completely, with likes for the reader', () => {
  const { world, woman, man, review } = setup()
  const open = { ...base, ...items, published_text: '本文', form_concrete_review: '本文', detail_show: true }
  const seen = () => publicReviewView(world, review, man)
  expect(seen()).toEqual({ ...open, liked_count: 0, already_liked: false })
  giveHeart(world, 'review', review.id, man, aContext())
  expect(seen()).toEqual({ ...open, liked_count: 1, already_liked: true })
  expect(publicReviewView(world, review, woman)).toMatchObject({ liked_count: 1, already_liked: false })
  const changed = world.reviews.update(review.id, { text: '別の本文' })
  expect(publicReviewView(world, changed, man).published_text).toBe('別の本文')
})

test('API-51 D-61 a closed review hides text and items but shows its points', () => {
  const { world, man, review } = setup({ admitFull: 1 })
  expect(publicReviewView(world, review, man)).toEqual({
    ...base,
    ...withheld,
    published_text: unpublishedReviewText,
    form_concrete_review: '',
    detail_show: false,
    liked_count: 0,
    already_liked: false,
  })
})

const origin = 'https://a.example'

test('API-54 D-136 the author reads her own review completely and sees the partner, whatever she publishes', () => {
  const { world, woman, man, review } = setup({ admitFull: 1 })
  aProfile(world, man, { name: 'はると' })
  world.members.update(man.id, { photos: ['sample:3', null, null] })
  expect(ownReviewView(world, review, woman, origin)).toEqual({
    ...base,
    ...items,
    published_text: '本文',
    form_concrete_review: '本文',
    detail_show: true,
    dating_date: '2026-11-19',
    twitter_name: 'はると',
    profile1: `${origin}/images/samples/03.jpg`,
    liked_count: 0,
    already_liked: false,
  })
})

test('D-25 D-136 an own review names nobody after a block or a withdrawal', () => {
  for (const end of ['block', 'withdrawal'] as const) {
    const { world, woman, man, pairing, review } = setup()
    aProfile(world, man, { name: 'はると' })
    if (end === 'block') world.pairings.update(pairing.id, { statusN: 3, blockedBy: man.id })
    else world.members.update(man.id, { activeStatus: 'inactive' })
    expect(ownReviewView(world, review, woman, origin)).toMatchObject({
      form_concrete_review: '本文',
      twitter_name: '',
      profile1: `${origin}/images/fallback/default.png`,
    })
  }
})

test('API-55 the form begins empty without a first review', () => {
  const { world, woman } = setup()
  const fresh = aPairing(world, woman, aMan(world), { statusN: 1 })
  const empty = {
    ...Object.fromEntries(reviewItems.map(({ name }) => [name, null])),
    form_foreplay: null,
    form_concrete_review: null,
    form_admit_open_review_info: null,
    form_admit_publishing: null,
    form_admit_full_publishing: null,
    dating_date: null,
  }
  const from = { recommend_id: fresh.id, dating_date_from: '2026-11-20' }
  expect(reviewFormView(world, fresh)).toEqual({ ...from, date_restrictions: [], ...empty })
  aReview(world, fresh, { category: 'additional' })
  expect(reviewFormView(world, fresh)).toEqual({
    ...from,
    date_restrictions: ['2026-11-19'],
    ...empty,
  })
})

test('API-55 the form begins with the first review and lists the days already reviewed', () => {
  const answers = { foreplay: 2, admitOpenInfo: 0, admitPublishing: 2, admitFull: 1 } as const
  const { world, pairing } = setup(answers)
  aReview(world, pairing, { category: 'additional', datingDate: '2026-11-01' })
  const form = reviewFormView(world, pairing)
  expect(form).toEqual({
    recommend_id: pairing.id,
    date_restrictions: ['2026-11-01', '2026-11-19'],
    dating_date_from: '2026-11-20',
    dating_date: '2026-11-19',
    ...scores,
    form_foreplay: 2,
    form_concrete_review: '本文',
    form_admit_open_review_info: 0,
    form_admit_publishing: 2,
    form_admit_full_publishing: 1,
  })
})

test('API-55 omits answers that are no rating', () => {
  for (const foreplay of [null, 7]) {
    const { world, pairing } = setup({ foreplay })
    expect(reviewFormView(world, pairing).form_foreplay).toBeNull()
  }
})

test('REVIEW-51 API-56 reads a posted review into domain names; hidden answers default to 1', () => {
  type Posted = Parameters<typeof readReview>[0]
  const required = {
    ...scores,
    dating_date: '2026-11-19',
    form_concrete_review: '本文',
    form_admit_full_publishing: 3,
  } as unknown as Posted
  const read = { datingDate: '2026-11-19', scores, text: '本文', admitFull: 3 }
  const hidden = { foreplay: null, admitOpenInfo: 1, admitPublishing: 1 }
  expect(readReview(required)).toEqual({ ...read, ...hidden })
  const set = { form_foreplay: 4, form_admit_open_review_info: 0, form_admit_publishing: 2 }
  expect(readReview({ ...required, ...set } as Posted)).toEqual({
    ...read,
    foreplay: 4,
    admitOpenInfo: 0,
    admitPublishing: 2,
  })
})

test('API-51 REVIEW-20 points are the rounded percentage of the best sum', () => {
  const { world, man } = setup()
  const pairing = aPairing(world, aWoman(world), man)
  const point = (rating: number) => {
    const review = aReview(world, pairing, { scores: evenScores(rating), updatedAt: testNow })
    return publicReviewView(world, review, man).point
  }
  expect([1, 2, 3, 4].map(point)).toEqual([25, 50, 75, 100])
})
