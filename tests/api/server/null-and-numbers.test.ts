import { expect, test } from 'vitest'
import { startMock } from '../../support/mock.ts'
import { cardData, payer } from '../../support/payment.ts'

test('D-94 C-2 API-65 API-66 REF-05 card data and site ids are taken as numbers', async () => {
  const mock = await startMock({ members: 0 })
  const me = await payer(mock, 'man')
  const asNumbers = { site_id: 50130901, number: 4242424242424242, cvv2: 123 }
  const made = await me.post('/api/create_payment_token', {
    payment_info: cardData(undefined, asNumbers),
  })
  expect(made.body.success).toBe(true)
  const pi = { token: made.body.result.token, site_id: 50130901, campaign: 5, amount: null }
  expect((await me.post('/api/al_payment', { pi })).body).toEqual({ success: true, state: 1 })
  const unnamed = { payment_info: cardData(undefined, { site_id: null }) }
  expect((await me.post('/api/create_payment_token', unnamed)).body.success).toBe(true)
})

test('D-94 API-49 API-31 API-34 API-60 API-69 accepts numbers for texts and null for optional fields', async () => {
  const mock = await startMock()
  const [man, woman] = [await mock.signIn('man'), await mock.signIn('woman')]
  const said = await man.post('/api/admin_messages', { admin_message: { content: 12345 } })
  expect(said.body.admin_message.content).toBe('12345')
  const { body: list } = await woman.get('/api/recommends?status=matching')
  const { recommend, partner_user_id: partner } = list.rec[0]
  const seen = await woman.post('/api/profile', { user: { uid: null, partner_id: partner } })
  expect(seen.status).toBe(200)
  const block = { id: recommend.id, status: 'ng', ng_reason: null }
  expect((await woman.post('/api/matching_status', { recommend: block })).status).toBe(200)
  const { body: topics } = await man.get('/api/topics/index')
  const post = { topic_id: topics.com_data[0].id, user_id: null, content: 2026 }
  expect((await man.post('/api/post/create', { post })).body.post.content).toBe('2026')
  const reason = { cancel_reason: 'その他', cancel_reason_text: null, uid: null, password: null }
  expect((await woman.post('/api/cancel_reason', { cancel_reason: reason })).body).toEqual({ success: true })
})

test('D-94 API-11 API-38 clears optional fields on null and keeps the others', async () => {
  const mock = await startMock({ members: 0 })
  const me = await mock.signIn('man')
  const before = (await me.get('/api/account-detail')).body
  const attributes = Object.fromEntries(Object.keys(before).map((name) => [name, null]))
  const saved = await me.post('/api/user/update', {
    user: {
      phone: null,
      tiktok: null,
      instagram: null,
      default_img_no: null,
      maleraw_attributes: attributes,
    },
  })
  expect(saved.body).toEqual({ success: true })
  const { twitter_name, age, area, profile1 } = before
  const after = (await me.get('/api/account-detail')).body
  expect(after).toMatchObject({ twitter_name, age, area, profile1 })
  expect(after).toMatchObject({ propensity: '', height: '', appear_points: '', tiktok: '', your_cosplay: '' })

  const { recommend_setting: setting } = (await me.get('/api/recommend_setting')).body
  const nothing = Object.fromEntries(Object.keys(setting).map((name) => [name, null]))
  const kept = await me.post('/api/recommend_setting', { recommend_setting: nothing })
  expect(kept.body.recommend_setting).toEqual({ ...setting, sexual_condition: '', age_range: '' })
})

test('API-46 answers a missing conversation id like an unknown one', async () => {
  const mock = await startMock({ members: 0 })
  const me = await mock.signIn('woman')
  expect((await me.get('/api/message')).status).toBe(404)
})
