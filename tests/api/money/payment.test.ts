import { expect, test } from 'vitest'
import { startMock } from '../../support/mock.ts'
import { pay, payer, paymentInformation, tokenOf } from '../../support/payment.ts'

test('API-64 PAYINFO2-03 ENTITY-19 unpaid: only mail and campaign flag are filled', async () => {
  const mock = await startMock({ members: 0 })
  const me = await payer(mock, 'man-unpaid', { listed: true })
  expect(await paymentInformation(me)).toEqual({
    payment_id: '',
    payment_pass: '',
    payment_conf: 0,
    payment_kind: 0,
    payment_resource: '',
    last_payment_date: null,
    next_payment_date: null,
    course_name: '',
    listed: true,
    email: 'man-unpaid@yoimachi.example',
    site_id: '',
  })
})

test.each([
  ['PAY-23 PAY-52', 5, 3850, '1ヶ月プラン', '50130901', '2026-12-22T12:00:00.000+09:00'],
  ['PAY-24 PAY-53', 6, 9900, '3ヶ月プラン', '50130902', '2027-02-20T12:00:00.000+09:00'],
  ['PAY-25 PAY-54', 7, 16_500, '6ヶ月プラン', '50130903', '2027-05-21T12:00:00.000+09:00'],
  ['PAY-26 PAY-55', 8, 26_400, '12ヶ月プラン', '50130904', '2027-11-17T12:00:00.000+09:00'],
])(
  '%s API-66 API-64 PAY-87 PAY-125 GATE-53 GATE-58 plan %i is paid at once',
  async (_, plan, price, name, site, next) => {
    const mock = await startMock({ members: 0 })
    const me = await payer(mock, 'man-unpaid')
    expect((await pay(me, plan, price)).body).toEqual({ success: true, state: 1 })
    expect(await paymentInformation(me)).toEqual({
      payment_id: expect.stringMatching(/^\d+$/),
      payment_pass: expect.stringMatching(/^\d{8}$/),
      payment_conf: 1,
      payment_kind: price,
      payment_resource: 'card',
      last_payment_date: '2026-11-21T12:00:00.000+09:00',
      next_payment_date: next,
      course_name: name,
      listed: false,
      email: 'man-unpaid@yoimachi.example',
      site_id: site,
    })
    expect(mock.world.payments.by('member', me.id)).toMatchObject([{ kind: 'plan', amount: price }])
  },
)

test('API-66 PAY-88 the amount may be left out', async () => {
  const mock = await startMock({ members: 0 })
  const me = await payer(mock, 'man-unpaid')
  const pi = { token: await tokenOf(me), site_id: '50130901', campaign: '5' }
  expect((await me.post('/api/al_payment', { pi })).body).toEqual({ success: true, state: 1 })
})

test('PAY-27 D-41 under priceSet second the price of plan 5 is 3,000 yen and the other is refused', async () => {
  const mock = await startMock({ members: 0 })
  const me = await payer(mock, 'man-unpaid')
  await mock.control('PUT', '/variants', { priceSet: 'second' })
  expect((await pay(me, 5, 3850)).status).toBe(422)
  expect((await pay(me, 5, 3000)).body).toEqual({ success: true, state: 1 })
  expect((await paymentInformation(me)).payment_kind).toBe(3000)
})

test('PAY-34 PAY-35 D-35 GATE-67 premium costs a woman 1,100 yen; a listed one gets the first cycle free', async () => {
  const mock = await startMock({ members: 0 })
  const woman = await payer(mock, 'woman')
  expect((await pay(woman, 13, 1100)).body).toEqual({ success: true, state: 1 })
  expect(await paymentInformation(woman)).toMatchObject({
    payment_kind: 1100,
    course_name: '女性プレミアムプラン',
  })
  for (const amount of [0, 1100]) {
    const listed = await payer(mock, 'woman-premium', { listed: true })
    expect((await pay(listed, 13, amount)).body).toEqual({ success: true, state: 1 })
    expect(mock.world.payments.by('member', listed.id)).toMatchObject([{ amount: 0 }])
    expect((await paymentInformation(listed)).payment_kind).toBe(1100)
  }
})

test.each([
  [9, 2500, '2026-12-22'],
  [10, 6600, '2027-02-20'],
  [11, 12_000, '2027-05-21'],
  [12, 20_000, '2027-11-17'],
])(
  'PAY-28 PAY-29 PAY-30 PAY-31 PAY-33 campaign plan %i is for listed men and leaves the rank alone',
  async (plan, price, next) => {
    const mock = await startMock({ members: 0 })
    const me = await payer(mock, 'man-listed', { listed: true, rank: 'C' })
    expect((await pay(me, plan, price)).body).toEqual({ success: true, state: 1 })
    expect(me.member()).toMatchObject({ paid: true, rank: 'C' })
    expect((await paymentInformation(me)).next_payment_date).toBe(`${next}T12:00:00.000+09:00`)
  },
)

test.each([
  ['PAY-39', 1, 2500, '旧1ヶ月プラン', '50130901'],
  ['PAY-40', 2, 6600, '旧3ヶ月プラン', '50130902'],
  ['PAY-41', 3, 12_000, '旧6ヶ月プラン', '50130903'],
  ['PAY-42', 4, 20_000, '旧12ヶ月プラン', '50130904'],
])(
  '%s PAY-43 PAY-44 API-64 CONST2-06 legacy plan %i of an old member is still recognised',
  async (_, planId, price, course_name, site_id) => {
    const mock = await startMock({ members: 0 })
    const me = await payer(mock, 'man-unpaid')
    await pay(me, 5, 3850)
    mock.arrange((world) => world.subscriptions.update(me.id, { planId, price }))
    expect(await paymentInformation(me)).toMatchObject({ payment_kind: price, course_name, site_id })
  },
)

test.each([
  ['man-unpaid', 5, '50130902', 3850, 'site_id'],
  ['man-unpaid', 5, '', 3850, 'site_id'],
  ['man-unpaid', 5, '50130901', 3849, 'amount'],
  ['man-unpaid', 5, '50130901', 0, 'amount'],
  ['man-unpaid', 13, '50130901', 1100, 'campaign'],
  ['man-unpaid', 9, '50130901', 2500, 'campaign'],
  ['man-unpaid', 1, '50130901', 2500, 'campaign'],
  ['man-unpaid', 14, '94999101', 1000, 'campaign'],
  ['man-unpaid', 99, '50130901', 3850, 'campaign'],
  ['woman', 5, '50130901', 3850, 'campaign'],
  ['woman', 13, '50130901', 0, 'amount'],
])('API-66 D-41 %s, plan %i, site %s, %i yen: 422, nothing changes', async (persona, plan, site_id, amount, at) => {
  const mock = await startMock({ members: 0 })
  const me = await payer(mock, persona)
  const pi = { token: await tokenOf(me), site_id, campaign: plan, amount }
  const before = mock.worldText()
  const reply = await me.post('/api/al_payment', { pi })
  expect(reply.status).toBe(422)
  expect(Object.keys(reply.body.errors)).toEqual([at, 'full_messages'])
  expect(mock.worldText()).toBe(before)
  expect((await me.post('/api/al_payment', { pi: { ...pi, token: 'tok_unknown' } })).status).toBe(422)
  expect(mock.worldText()).toBe(before)
})

test('API-66 CANCEL-39 a plan cannot be changed while one runs', async () => {
  const mock = await startMock({ members: 0 })
  const me = await payer(mock, 'man-unpaid')
  await pay(me, 5, 3850)
  const token = await tokenOf(me)
  const before = mock.worldText()
  const pi = { token, site_id: '50130902', campaign: 6, amount: 9900 }
  const reply = await me.post('/api/al_payment', { pi })
  expect([reply.status, reply.body.msg]).toEqual([422, 'お支払いはすでに確認済みです。'])
  expect(mock.worldText()).toBe(before)
})

test('API-66 D-40 a declined card is an expected answer and changes nothing', async () => {
  const mock = await startMock({ members: 0 })
  const me = await payer(mock, 'man-unpaid')
  const token = await tokenOf(me, '4000000000000002')
  const before = mock.worldText()
  const reply = await me.post('/api/al_payment', { pi: { token, site_id: '50130901', campaign: 5 } })
  expect(reply.status).toBe(200)
  expect(reply.body).toEqual({ success: false, msg: 'このカードはご利用いただけません。' })
  expect(mock.worldText()).toBe(before)
})

test("API-65 API-66 a spent, foreign, unknown or 30 minutes old token is 422; the rule's state stays", async () => {
  const mock = await startMock({ members: 0 })
  const me = await payer(mock, 'man-unpaid')
  const other = await payer(mock, 'man-h')
  const order = { site_id: '50130901', campaign: 5, amount: 3850 }
  const refused = async (token: string) => {
    const before = mock.worldText()
    const reply = await me.post('/api/al_payment', { pi: { ...order, token } })
    expect([reply.status, Object.keys(reply.body.errors)[0]]).toEqual([422, 'token'])
    expect(mock.worldText()).toBe(before)
  }
  await refused(await tokenOf(other))
  await refused('tok_000000000000000000000000')
  const old = await tokenOf(me)
  const spent = await tokenOf(me)
  await mock.advance('PT30M')
  await refused(old)
  const fresh = await tokenOf(me)
  mock.arrange((world) => {
    const record = world.cardTokens.findBy('token', spent)
    if (record) world.cardTokens.update(record.id, { createdAt: mock.server.runtime.time.now(), usedAt: 1 })
  })
  await refused(spent)
  expect((await me.post('/api/al_payment', { pi: { ...order, token: fresh } })).body.state).toBe(1)
})

test('API-65 API-66 API-68 a token that paid a plan buys no likes, one that bought likes changes no card', async () => {
  const mock = await startMock({ members: 0 })
  const me = await payer(mock, 'man-unpaid')
  const token = await tokenOf(me)
  const likes = (used: string) =>
    me.post('/api/test-purchase', {
      plan: 10,
      pi: { token: used, site_id: '50130905', payment_amount: 1500 },
    })
  expect((await me.post('/api/al_payment', { pi: { token, site_id: '50130901', campaign: 5 } })).status).toBe(200)
  const second = await likes(token)
  expect([second.status, Object.keys(second.body.errors)[0]]).toEqual([422, 'token'])
  const other = await tokenOf(me)
  expect((await likes(other)).body.state).toBe(1)
  const third = await me.post('/api/al/cards/change', { pi: { token: other } })
  expect([third.status, Object.keys(third.body.errors)[0]]).toEqual([422, 'token'])
})

test('API-64 API-65 API-66 API-67 payment needs a login, and only a login', async () => {
  const mock = await startMock({ members: 0 })
  const before = mock.worldText()
  expect((await mock.get('/api/payment_information')).status).toBe(401)
  for (const path of ['/api/create_payment_token', '/api/al_payment', '/api/al/cards/change']) {
    expect((await mock.post(path, {})).status).toBe(401)
  }
  expect(mock.worldText()).toBe(before)
  const unverified = await payer(mock, 'man-unpaid', { ageConf: 0 })
  expect((await pay(unverified, 5, 3850)).body).toEqual({ success: true, state: 1 })
})
