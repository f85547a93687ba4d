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
