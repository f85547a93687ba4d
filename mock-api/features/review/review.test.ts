import { expect, test } from 'vitest'
import { aContext, tokyo, testNow } from '../../../tests/support/world/a-context.ts'
import { aMan, aWoman } from '../../../tests/support/world/a-member.ts'
import { aPairing } from '../../../tests/support/world/a-pairing.ts'
import { refusalOf } from '../../../tests/support/world/a-refusal.ts'
import { aReview, evenScores } from '../../../tests/support/world/a-review.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import type { Pairing } from '../../world/records/pairing.ts'
import type { Review } from '../../world/records/review.ts'
import { giveHeart, heartsView, takeHeartBack } from '../like/hearts.ts'
import { ownReviewView } from './review-view.ts'
import {
  firstDay,
  firstReview,
  getReviewable,
  postAdditionalReview,
  postReview,
  reviewedDays,
  getReview,
  ownReviews,
  publicReviews,
} from './review.ts'

const text = (datingDate: string) => ({
  datingDate,
  scores: evenScores(4),
  foreplay: null,
  text: '丁寧な方でした。',
  admitOpenInfo: 1,
  admitPublishing: 1,
  admitFull: 3 as const,
})

function setup(patch: Partial<Pairing> = {}) {
  const world = aWorld()
  const [woman, man] = [aWoman(world), aMan(world)]
  const pairing = aPairing(world, woman, man, { statusN: 1, createdAt: tokyo('2026-11-10 23:30'), ...patch })
  return { world, woman, man, pairing, ctx: aContext() }
}

test('D-25 API-56 API-57 a review at 1, 4 or 7 leads to 2, dated now; at 2 the status stays unchanged', () => {
  for (const statusN of [1, 4, 7] as const) {
    const { world, woman, pairing } = setup({ statusN })
    const now = tokyo('2026-11-20 13:00')
    postReview(world, woman, pairing.id, text('2026-11-20'), aContext({ now }))
    expect(world.pairings.get(pairing.id)).toMatchObject({ statusN: 2, statusAt: now })
  }
  const { world, woman, pairing, ctx } = setup({ statusN: 2 })
  aReview(world, pairing)
  postAdditionalReview(world, woman, pairing.id, text('2026-11-18'), ctx)
  expect(world.pairings.get(pairing.id)).toBe(pairing)
})

test('API-55 only her own open pairing with a present partner can be reviewed', () => {
  const { world, woman, man, pairing } = setup()
  expect(getReviewable(world, woman, pairing.id)).toBe(pairing)
  expect(refusalOf(() => getReviewable(world, aWoman(world), pairing.id)).code).toBe('unknown')
  expect(refusalOf(() => getReviewable(world, man, pairing.id)).code).toBe('unknown')
  expect(refusalOf(() => getReviewable(world, woman, 999)).code).toBe('unknown')
  world.members.update(man.id, { activeStatus: 'inactive' })
  expect(refusalOf(() => getReviewable(world, woman, pairing.id)).code).toBe('unknown')
})

test('API-56 API-57 the first review comes first, and only once', () => {
  const { world, woman, pairing, ctx } = setup()
  const further = () => postAdditionalReview(world, woman, pairing.id, text('2026-11-19'), ctx)
  const refusal = (rule: () => unknown) => {
    const { code, detail } = refusalOf(rule)
    return [code, detail.msg]
  }
  expect(refusal(further)).toEqual(['state', 'このお相手の口コミはまだ投稿されていません。'])
  const first = postReview(world, woman, pairing.id, text('2026-11-20'), ctx)
  const again = () => postReview(world, woman, pairing.id, text('2026-11-18'), ctx)
  expect(refusal(again)).toEqual(['state', 'このお相手の口コミはすでに投稿されています。'])
  const { id: pairingId, womanId, manId } = pairing
  const [whose, at] = [
    { pairingId, womanId, manId },
    { createdAt: ctx.now, updatedAt: ctx.now },
  ]
  expect(first).toEqual({ ...text('2026-11-20'), ...whose, ...at, id: 1, category: 'review' })
  expect(further()).toEqual({ ...text('2026-11-19'), ...whose, ...at, id: 2, category: 'additional' })
  expect(firstReview(world, pairing)).toBe(first)
  expect(reviewedDays(world, pairing)).toEqual(['2026-11-19', '2026-11-20'])
})

test('API-55 an additional review is not the first one', () => {
  const { world, pairing } = setup()
  aReview(world, pairing, { category: 'additional' })
  expect(firstReview(world, pairing)).toBeUndefined()
})

test('D-61 reports the record of a review that lacks a rating', () => {
  const { world, woman, pairing } = setup()
  for (const form_dm of [0, 5, undefined]) {
    const review = aReview(world, pairing, { scores: { ...evenScores(3), form_dm } as Review['scores'] })
    const show = () => ownReviewView(world, review, woman, '')
    expect(show).toThrow(`Failed to show review ${review.id}: form_dm has no rating.`)
  }
})

test('API-56 REVIEW-29 REVIEW-30 refuses a future day in Tokyo and a day already reviewed', () => {
  const { world, woman, pairing } = setup()
  const post = (day: string, wall: string) => () =>
    postReview(world, woman, pairing.id, text(day), aContext({ now: tokyo(wall) }))
  const early = '今日までの日付を選択してください。'
  const { code, detail } = refusalOf(post('2026-11-21', '2026-11-20 23:59'))
  expect([code, detail]).toEqual(['invalid', { msg: early, fields: { dating_date: [early] } }])
  expect(post('2026-11-21', '2026-11-21 00:00')().datingDate).toBe('2026-11-21')
  const twice = () =>
    postAdditionalReview(world, woman, pairing.id, text('2026-11-21'), aContext({ now: tokyo('2026-11-22 12:00') }))
  expect(refusalOf(twice).detail.fields).toEqual({
    dating_date: ['その日の口コミはすでに投稿されています。'],
  })
})

test('API-56 API-57 REVIEW-29 refuses a day before the pairing began', () => {
  const { world, woman, pairing, ctx } = setup()
  const outside = 'ご紹介の日から今日までの日付を選択してください。'
  const { code, detail } = refusalOf(() => postReview(world, woman, pairing.id, text('2026-11-09'), ctx))
  expect([code, detail]).toEqual(['invalid', { msg: outside, fields: { dating_date: [outside] } }])
  expect(firstDay(pairing)).toBe('2026-11-10')
  expect(postReview(world, woman, pairing.id, text('2026-11-10'), ctx).datingDate).toBe('2026-11-10')
  const further = () => postAdditionalReview(world, woman, pairing.id, text('1900-01-01'), ctx)
  expect(refusalOf(further).code).toBe('invalid')
})

/** A pairing with three reviews. */
function reviewed() {
  const world = aWorld()
  const [woman, man] = [aWoman(world), aMan(world)]
  const pairing = aPairing(world, woman, man, { statusN: 2 })
  const early = aReview(world, pairing, { updatedAt: testNow - 1000 })
  const late = aReview(world, pairing, { category: 'additional' })
  const twin = aReview(world, pairing, { category: 'additional' })
  return { world, woman, man, pairing, early, late, twin }
}

test('REVIEW-26 C-9 newest first, ties by highest id', () => {
  const { world, man, early, late, twin } = reviewed()
  expect(publicReviews(world, 'newest')).toEqual([twin, late, early])
  giveHeart(world, 'review', early.id, man, aContext())
  expect(publicReviews(world, 'newest')).toEqual([twin, late, early])
})

test('REVIEW-26 popular: most likes first, then newest', () => {
  const { world, man, early, late, twin } = reviewed()
  giveHeart(world, 'review', early.id, man, aContext())
  expect(publicReviews(world, 'popular')).toEqual([early, twin, late])
  for (const reader of [man, aMan(world)]) giveHeart(world, 'review', late.id, reader, aContext())
  expect(publicReviews(world, 'popular')).toEqual([late, early, twin])
})

test('API-54 returns own reviews only to their author, and refuses foreign pairings as unknown', () => {
  const { world, woman, man, pairing, early, late, twin } = reviewed()
  expect(ownReviews(world, woman, pairing.id)).toEqual([twin, late, early])
  expect(ownReviews(world, man, pairing.id)).toEqual([])
  expect(ownReviews(world, man, undefined)).toEqual([])
  const other = aPairing(world, aWoman(world), man)
  expect(refusalOf(() => ownReviews(world, woman, other.id)).code).toBe('unknown')
  expect(refusalOf(() => ownReviews(world, woman, 999)).code).toBe('unknown')
})

test('API-52 API-53 gives a like once and takes it back once', () => {
  const { world, man, early } = reviewed()
  giveHeart(world, 'review', early.id, man, aContext())
  giveHeart(world, 'review', early.id, man, aContext())
  expect(heartsView(world, 'review', early.id, man)).toEqual({ liked_count: 1, already_liked: true })
  takeHeartBack(world, 'review', early.id, man)
  takeHeartBack(world, 'review', early.id, man)
  expect(heartsView(world, 'review', early.id, man)).toEqual({ liked_count: 0, already_liked: false })
})

test('API-52 finds a review by id and category together', () => {
  const { world, early } = reviewed()
  expect(getReview(world, early.id, 'review')).toBe(early)
  expect(refusalOf(() => getReview(world, early.id, 'additional')).code).toBe('unknown')
  expect(refusalOf(() => getReview(world, 999, 'review')).code).toBe('unknown')
})
