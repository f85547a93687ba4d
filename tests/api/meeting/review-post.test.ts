import { expect, test } from 'vitest'
import { reviewItems } from '../../../src/contract/enums/review.ts'
import { startMock } from '../../support/mock.ts'
import { meeting, postFirst, postFurther, type Meeting } from '../../support/reviewing.ts'

const start = async (statusN?: Parameters<typeof meeting>[1]) => meeting(await startMock({ members: 0 }), statusN)
const names = reviewItems.map(({ name }) => name)
const listOf = async (me: Meeting['woman'], query = '') => (await me.get(`/api/public_review${query}`)).body

test('API-56 D-61 REVIEW-48 GATE-66 ROLE-04 REVIEW-11 a review is public at once, with its eleven items in words', async () => {
  const { woman, man, pairing } = await start()
  const { status, body } = await postFirst(woman, pairing.id, '2026-11-21', {}, 4)
  expect([status, body.success]).toEqual([200, true])
  const row = {
    id: body.review.id,
    category: 'review',
    point: 100,
    published_text: '丁寧な方で、安心して過ごせました。',
    form_concrete_review: '丁寧な方で、安心して過ごせました。',
    detail_show: true,
    liked_count: 0,
    already_liked: false,
    updated_at: '2026-11-21T12:00:00.000+09:00',
    ...Object.fromEntries(reviewItems.map(({ name, texts }) => [name, { score: 4, text: texts[3] }])),
  }
  expect(body.review).toEqual({
    ...row,
    dating_date: '2026-11-21',
    twitter_name: 'はると',
    profile1: expect.stringMatching(/^http.*\.(?:jpg|png|svg)$/),
  })
  expect(await listOf(man)).toEqual([row])
  expect(await listOf(woman)).toEqual([row])
})

const faults: readonly (readonly [string, Record<string, unknown>, string])[] = [
  ['a future day', { dating_date: '2026-11-22' }, 'dating_date'],
  ['a day before the pairing', { dating_date: '2026-11-06' }, 'dating_date'],
  ['a day that does not exist', { dating_date: '2026-11-31' }, 'dating_date'],
  ['no day', { dating_date: undefined }, 'dating_date'],
  ['a blank text', { form_concrete_review: ' \n　' }, 'form_concrete_review'],
  ['a text of 2,001 characters', { form_concrete_review: 'あ'.repeat(2001) }, 'form_concrete_review'],
  ['publishing 2', { form_admit_full_publishing: 2 }, 'form_admit_full_publishing'],
  ['no publishing', { form_admit_full_publishing: undefined }, 'form_admit_full_publishing'],
  ['hidden answer 5', { form_admit_open_review_info: 5 }, 'form_admit_open_review_info'],
  ['hidden answer 4', { form_admit_publishing: 4 }, 'form_admit_publishing'],
  ...names.map((name) => [`no ${name}`, { [name]: undefined }, name] as const),
  ['rating 0', { form_dm: 0 }, 'form_dm'],
  ['rating 5', { form_replay: 5 }, 'form_replay'],
  ['foreplay 9', { form_foreplay: 9 }, 'form_foreplay'],
]

test.each(faults)('API-56 API-57 D-61 REVIEW-34 REVIEW-40 %s is 422 and nothing changes', async (_, patch, field) => {
  const { mock, woman, pairing } = await start()
  const first = mock.worldText()
  const one = await postFirst(woman, pairing.id, '2026-11-20', patch)
  expect([one.status, Object.keys(one.body.errors)[0]]).toEqual([422, field])
  expect(mock.worldText()).toBe(first)
  await postFirst(woman, pairing.id, '2026-11-19')
  const before = mock.worldText()
  const two = await postFurther(woman, pairing.id, '2026-11-20', patch)
  expect([two.status, Object.keys(two.body.errors)[0]]).toEqual([422, field])
  expect(mock.worldText()).toBe(before)
})

test('API-56 a text of exactly 2,000 characters is accepted, numbers may be written as text', async () => {
  const { woman, pairing } = await start()
  const text = 'あ'.repeat(2000)
  const reply = await postFirst(woman, pairing.id, '2026-11-20', {
    form_concrete_review: text,
    form_dm: '4',
    form_admit_full_publishing: '3',
  })
  expect(reply.body.review).toMatchObject({ published_text: text, form_dm: { score: 4 } })
})
