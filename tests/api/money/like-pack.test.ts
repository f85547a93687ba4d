import { expect, test } from 'vitest'
import { startMock, type Caller } from '../../support/mock.ts'
import { buy, payer, tokenOf } from '../../support/payment.ts'

const timeline = async (me: Caller) => (await me.get('/api/timeline')).body

test.each([
  ['SHOP-04', 10, 1500],
  ['SHOP-05', 30, 3900],
  ['SHOP-06', 50, 5000],
  ['SHOP-07', 100, 8000],
  ['SHOP-08', 1000, 50_000],
])('%s API-68 PAY-57 SHOP-16 GATE-68 a pack of %i is bought', async (_, size, price) => {
  const mock = await startMock({ members: 0 })
  const me = await payer(mock, 'woman')
  expect((await buy(me, size, price)).body).toEqual({ success: true, state: 1, like_remain: size })
  expect(mock.world.payments.by('member', me.id)).toMatchObject([{ kind: 'likes', amount: price }])
  expect(await timeline(me)).toMatchObject({
    like_remain: size,
    purchased_like_remain: size,
    purchased_like_created: '2026-11-21T12:00:00.000+09:00',
    purchased_like_history: [
      {
        remain: size,
        created_at: '2026-11-21T12:00:00.000+09:00',
        expiry_date: '2027-05-20T12:00:00.000+09:00',
      },
    ],
  })
})

test('API-68 SHOP-12 SHOP-17 men buy too; like_remain counts the free likes of the day', async () => {
  const mock = await startMock({ members: 0 })
  const me = await payer(mock, 'man', {
    paid: true,
    bonus: { day: '2026-11-21', granted: 3, remain: 3 },
  })
  expect((await buy(me, 10, 1500)).body.like_remain).toBe(13)
})

test('D-16 API-68 SHOP-09 SHOP-15 one purchase per 24 hours', async () => {
  const mock = await startMock({ members: 0 })
  const me = await payer(mock, 'woman')
  await buy(me, 10, 1500)
  await mock.advance('PT23H59M59.999S')
  const token = await tokenOf(me)
  const pi = { token, site_id: '50130905', campaign: 0, payment_amount: 3900 }
  const before = mock.worldText()
  const early = await me.post('/api/test-purchase', { plan: 30, pi })
  expect([early.status, early.body.msg]).toEqual([422, '次の購入は11/22 12:00から可能です'])
  expect(mock.worldText()).toBe(before)
  await mock.advance('PT0.001S')
  const reply = await me.post('/api/test-purchase', { plan: 30, pi })
  expect(reply.body).toEqual({ success: true, state: 1, like_remain: 40 })
})

test('D-16 SHOP-10 SHOP-18 IMP-18 each pack expires 180 days after its own purchase and stays in the history with 0', async () => {
  const mock = await startMock({ members: 0 })
  const me = await payer(mock, 'woman')
  await buy(me, 10, 1500)
  await mock.control('POST', '/clock', { advance: 'P10D', keepSessions: true })
  await buy(me, 30, 3900)
  await mock.control('POST', '/clock', { to: '2027-05-20T11:59:59.999+09:00', keepSessions: true })
  expect((await timeline(me)).purchased_like_remain).toBe(40)
  await mock.advance('PT0.001S')
  const { purchased_like_remain, purchased_like_history } = await timeline(me)
  expect(purchased_like_remain).toBe(30)
  expect(purchased_like_history.map(({ remain }: { remain: number }) => remain)).toEqual([30, 0])
  await mock.advance('P10D')
  expect((await timeline(me)).like_remain).toBe(0)
})

test.each([
  ['plan', { plan: 20, pi: { payment_amount: 1500 } }],
  ['plan', { plan: 0, pi: { payment_amount: 0 } }],
  ['payment_amount', { plan: 10, pi: { payment_amount: 1499 } }],
  ['payment_amount', { plan: 10, pi: { payment_amount: 3900 } }],
  ['site_id', { plan: 10, pi: { payment_amount: 1500, site_id: '50130901' } }],
  ['campaign', { plan: 10, pi: { payment_amount: 1500, campaign: 5 } }],
  ['token', { plan: 10, pi: { payment_amount: 1500, token: 'tok_none' } }],
])('API-68 a bad %s is 422 and nothing changes: %o', async (field, wish) => {
  const mock = await startMock({ members: 0 })
  const me = await payer(mock, 'woman')
  const usual = { token: await tokenOf(me), site_id: '50130905', campaign: 0 }
  const before = mock.worldText()
  const reply = await me.post('/api/test-purchase', { ...wish, pi: { ...usual, ...wish.pi } })
  expect([reply.status, Object.keys(reply.body.errors)[0]]).toEqual([422, field])
  expect(mock.worldText()).toBe(before)
})

test('API-68 D-40 a declined card changes nothing; one that is declined at renewal buys likes', async () => {
  const mock = await startMock({ members: 0 })
  const me = await payer(mock, 'woman')
  const token = await tokenOf(me, '4000000000000002')
  const before = mock.worldText()
  const pi = { token, site_id: '50130905', payment_amount: 1500 }
  const reply = await me.post('/api/test-purchase', { plan: 10, pi })
  expect([reply.status, reply.body]).toEqual([200, { success: false, msg: 'このカードはご利用いただけません。' }])
  expect(mock.worldText()).toBe(before)
  expect((await buy(me, 10, 1500, '4000000000000341')).body.state).toBe(1)
})

test('C-6 API-68 unpaid men and unverified members may not buy', async () => {
  const mock = await startMock({ members: 0 })
  const man = await payer(mock, 'man-unpaid')
  const woman = await payer(mock, 'woman', { ageConf: 1 })
  const answers = []
  for (const me of [man, woman]) {
    const token = await tokenOf(me)
    const before = mock.worldText()
    const pi = { token, site_id: '50130905', payment_amount: 1500 }
    const { status, body } = await me.post('/api/test-purchase', { plan: 10, pi })
    answers.push([status, body.reason])
    expect(mock.worldText()).toBe(before)
  }
  expect(answers).toEqual([
    [403, 'payment'],
    [403, 'age'],
  ])
})
