import { expect, test } from 'vitest'
import { reviewItems } from '../../../src/contract/enums/review.ts'
import { startMock } from '../../support/mock.ts'
import { openPairing } from '../../support/open-pairing.ts'
import { meeting, postFirst, postFurther, verified, type Meeting } from '../../support/reviewing.ts'

const start = async (statusN?: Parameters<typeof meeting>[1]) => meeting(await startMock({ members: 0 }), statusN)
const names = reviewItems.map(({ name }) => name)
const listOf = async (me: Meeting['woman'], query = '') => (await me.get(`/api/public_review${query}`)).body

test('API-51 REVIEW-25 a withheld review shows its percentage only; its author still reads it in full', async () => {
  const { woman, man, pairing } = await start()
  await postFirst(woman, pairing.id, '2026-11-20', { form_admit_full_publishing: 1 })
  const [row] = await listOf(man)
  expect(row).toMatchObject({
    point: 75,
    published_text: '本文は投稿者の希望により非公開です。',
    form_concrete_review: '',
    detail_show: false,
  })
  for (const name of names) expect(row[name]).toEqual({ score: null, text: '' })
  const [own] = (await woman.get('/api/myreviews')).body
  expect(own).toMatchObject({ published_text: '丁寧な方で、安心して過ごせました。', detail_show: true })
  expect(own.form_dm).toEqual({ score: 3, text: '丁寧だった' })
})

test('API-51 REVIEW-12 REVIEW-22 names neither authors nor subjects', async () => {
  const { woman, man, pairing } = await start()
  await postFirst(woman, pairing.id, '2026-11-20')
  const text = JSON.stringify(await listOf(man))
  expect(text).not.toMatch(/uuid|user_id|recommend_id|twitter_name|dating_date/)
  expect(text).not.toContain(pairing.uuid)
})

test('API-52 API-53 REVIEW-16 REVIEW-17 ROLE-18 counts a like once and removes it again', async () => {
  const { mock, woman, man, pairing } = await start()
  const { id } = (await postFirst(woman, pairing.id, '2026-11-20')).body.review
  const like = { uid: man.headers['uid'], recommend_id: id, category: 'review' }
  for (let press = 0; press < 2; press += 1) {
    const { body } = await man.post('/api/recommend_likes', like)
    expect(body).toEqual({ success: true, liked_count: 1, already_liked: true })
  }
  expect(mock.world.reviewLikes.countBy('review', id)).toBe(1)
  expect((await listOf(man))[0]).toMatchObject({ liked_count: 1, already_liked: true })
  expect((await listOf(woman))[0]).toMatchObject({ liked_count: 1, already_liked: false })
  for (let press = 0; press < 2; press += 1) {
    const { body } = await man.delete(`/api/recommend_likes?recommend_id=${id}&category=review`)
    expect(body).toEqual({ success: true, liked_count: 0, already_liked: false })
  }
})

test.each([
  ['another category', { category: 'additional' }, 404],
  ['an unknown id', { recommend_id: 999_999 }, 404],
  ['an unknown category', { category: 'post' }, 422],
  ['no id', { recommend_id: undefined }, 422],
  ['a foreign uid', { uid: 'woman@yoimachi.example' }, 403],
])('API-52 API-53 %s is refused and nothing changes', async (_, patch, status) => {
  const { mock, woman, man, pairing } = await start()
  const { id } = (await postFirst(woman, pairing.id, '2026-11-20')).body.review
  const like = { recommend_id: id, category: 'review', ...patch }
  const before = mock.worldText()
  expect((await man.post('/api/recommend_likes', like)).status).toBe(status)
  expect((await man.delete('/api/recommend_likes', like)).status).toBe(status)
  expect(mock.worldText()).toBe(before)
})

test('API-54 REVIEW-54 REVIEW-56 own reviews of one pairing, or of all, newest first with the day', async () => {
  const { mock, woman, pairing } = await start()
  const second = openPairing(mock, 'woman', 'man-sss', { createdAt: pairing.createdAt })
  await verified(mock, 'man-sss')
  await postFirst(woman, pairing.id, '2026-11-18')
  await mock.advance('PT1M')
  await postFirst(woman, second.id, '2026-11-18')
  await mock.advance('PT1M')
  await postFurther(woman, pairing.id, '2026-11-20')
  const read = async (query = '') =>
    (await woman.get(`/api/myreviews${query}`)).body.map((row: { dating_date: string; category: string }) => [
      row.dating_date,
      row.category,
    ])
  expect(await read(`?id=${pairing.id}`)).toEqual([
    ['2026-11-20', 'additional'],
    ['2026-11-18', 'review'],
  ])
  expect(await read()).toEqual([
    ['2026-11-20', 'additional'],
    ['2026-11-18', 'review'],
    ['2026-11-18', 'review'],
  ])
})

test('API-54 REVIEW-57 without a review success is false; a foreign or unknown pairing is 404', async () => {
  const { mock, woman, man, pairing } = await start()
  const foreign = openPairing(mock, 'woman-premium', 'man-sss')
  for (const me of [woman, man]) {
    for (const query of ['', `?id=${pairing.id}`]) {
      const reply = await me.get(`/api/myreviews${query}`)
      expect([reply.status, reply.body]).toEqual([200, { success: false }])
    }
    for (const id of [foreign.id, 999_999]) {
      expect((await me.get(`/api/myreviews?id=${id}`)).status).toBe(404)
    }
  }
})

test('IMP-29 the review of a woman who left stays, without a name', async () => {
  const { mock, woman, man, pairing } = await start()
  await postFirst(woman, pairing.id, '2026-11-20')
  const before = await listOf(man)
  expect((await woman.post('/api/cancel/female')).status).toBe(200)
  expect(await listOf(man)).toEqual(before)
  expect(mock.world.reviews.size).toBe(1)
})

test('API-51 an old row is not served from memory after the record has changed', async () => {
  const { mock, woman, man, pairing } = await start()
  const { id } = (await postFirst(woman, pairing.id, '2026-11-20')).body.review
  await listOf(man)
  mock.arrange((world) => world.reviews.update(id, { admitFull: 1 }))
  expect((await listOf(man))[0].detail_show).toBe(false)
})
