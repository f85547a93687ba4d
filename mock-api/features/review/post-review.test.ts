import { expect, test } from 'vitest'
import { aContext, tokyo } from '../../../tests/support/world/a-context.ts'
import { aMan, aWoman } from '../../../tests/support/world/a-member.ts'
import { aPairing } from '../../../tests/support/world/a-pairing.ts'
import { refusalOf } from '../../../tests/support/world/a-refusal.ts'
import { aReview, evenScores } from '../../../tests/support/world/a-review.ts'
import { aWorld } from '../../../tests/support/world/a-world.ts'
import type { Pairing } from '../../world/records/pairing.ts'
import { firstReview, getReviewable, postAdditionalReview, postReview, reviewedDays } from './post-review.ts'

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
  const pairing = aPairing(world, woman, man, { statusN: 1, ...patch })
  return { world, woman, man, pairing, ctx: aContext() }
}

test('D-25 API-56 API-57 a review at 1, 4 or 7 gives 2, dated now; at 2 the status stays untouched', () => {
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
  world.members.update(man.id, { activeStatus: 'inactive' })
  expect(refusalOf(() => getReviewable(world, woman, pairing.id)).code).toBe('unknown')
})

test('API-56 API-57 the first review comes first, and there is one', () => {
  const { world, woman, pairing, ctx } = setup()
  const further = () => postAdditionalReview(world, woman, pairing.id, text('2026-11-19'), ctx)
  expect(refusalOf(further).code).toBe('state')
  const first = postReview(world, woman, pairing.id, text('2026-11-20'), ctx)
  const again = () => postReview(world, woman, pairing.id, text('2026-11-18'), ctx)
  expect(refusalOf(again).code).toBe('state')
  further()
  expect(firstReview(world, pairing)).toBe(first)
  expect(reviewedDays(world, pairing)).toEqual(['2026-11-19', '2026-11-20'])
})

test('API-56 REVIEW-29 REVIEW-30 no future day of Tokyo, no day twice', () => {
  const { world, woman, pairing } = setup()
  const post = (day: string, wall: string) => () =>
    postReview(world, woman, pairing.id, text(day), aContext({ now: tokyo(wall) }))
  const fields = refusalOf(post('2026-11-21', '2026-11-20 23:59')).detail.fields
  expect(fields).toEqual({ dating_date: ['今日までの日付を選択してください'] })
  expect(post('2026-11-21', '2026-11-21 00:00')().datingDate).toBe('2026-11-21')
  const twice = () =>
    postAdditionalReview(
      world,
      woman,
      pairing.id,
      text('2026-11-21'),
      aContext({ now: tokyo('2026-11-22 12:00') }),
    )
  expect(refusalOf(twice).detail.fields).toEqual({
    dating_date: ['その日の口コミはすでに投稿されています。'],
  })
})
