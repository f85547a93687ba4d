import { expect, test } from 'vitest'
import { covers } from '../../support/covers.ts'
import { startMock, type Mock } from '../../support/mock.ts'
import { pay, payer, paymentInformation } from '../../support/payment.ts'

interface Fired {
  at: string
  kind: string
  subject: string
  text: string
}

async function jump(mock: Mock, to: Record<string, unknown>): Promise<Fired[]> {
  const { status, body } = await mock.control('POST', '/clock', { ...to, keepSessions: true })
  expect(status).toBe(200)
  return body.fired
}

const at = ({ at: instant }: Fired) => instant

test('D-15 D-03 IMP-12 IMP-18 a year of renewals: day 31, then every 30 days, each at its own instant', async () => {
  const mock = await startMock({ members: 0 })
  const me = await payer(mock, 'man-unpaid')
  await pay(me, 5, 3850)
  const fired = (await jump(mock, { advance: 'P365D' })).filter(({ subject }) => subject === `subscriptions/${me.id}`)
  expect(fired.map(({ kind }) => kind)).toEqual(Array.from({ length: 12 }, () => 'charge'))
  const day = 24 * 60 * 60 * 1000
  const first = Date.parse('2026-11-21T12:00:00+09:00')
  covers('PAY-60', 'PAY-61')
  expect(fired.map(at).map(Date.parse)).toEqual(
    Array.from({ length: 12 }, (_, index) => first + (31 + 30 * index) * day),
  )
  expect(at(fired[0] as Fired)).toBe('2026-12-22T12:00:00.000+09:00')
  expect(mock.world.payments.by('member', me.id).map(({ kind, amount }) => [kind, amount])).toEqual([
    ['plan', 3850],
    ...Array.from({ length: 12 }, () => ['renewal', 3850]),
  ])
  covers('GATE-53')
  expect(await paymentInformation(me)).toMatchObject({
    payment_conf: 1,
    last_payment_date: '2027-11-17T12:00:00.000+09:00',
    next_payment_date: '2027-12-17T12:00:00.000+09:00',
  })
})

test('D-03 D-10 D-15 a jump of 40 days runs 40 day-starts and the renewal of day 31 between the right two', async () => {
  const mock = await startMock({ members: 0 })
  const me = await payer(mock, 'man-unpaid')
  await pay(me, 5, 3850)
  const fired = (await jump(mock, { advance: 'P40D' })).filter(
    ({ kind, subject }) => kind === 'daily-reset' || subject === `subscriptions/${me.id}`,
  )
  expect(fired).toHaveLength(41)
  const index = fired.findIndex(({ kind }) => kind === 'charge')
  expect(fired.slice(index - 1, index + 2).map(at)).toEqual([
    '2026-12-22T03:00:00.000+09:00',
    '2026-12-22T12:00:00.000+09:00',
    '2026-12-23T03:00:00.000+09:00',
  ])
})

test('D-15 the renewal is among the coming effects, can be jumped to by name, and is not early', async () => {
  const mock = await startMock({ members: 0 })
  const me = await payer(mock, 'man-unpaid')
  // No other plan is due earlier.
  mock.arrange((world) => {
    for (const { id } of [...world.subscriptions.all()]) world.subscriptions.update(id, { nextChargeAt: null })
  })
  await pay(me, 5, 3850)
  const { body } = await mock.control('GET', '/clock')
  expect(body.coming).toContainEqual({
    at: '2026-12-22T12:00:00.000+09:00',
    kind: 'charge',
    subject: `subscriptions/${me.id}`,
    members: [{ id: me.id, name: expect.any(String) }],
    details: { plan: 5, price: 3850 },
    text: expect.stringContaining('¥3,850'),
  })
  await jump(mock, { to: '2026-12-22T11:59:59.999+09:00' })
  expect(mock.world.payments.countBy('member', me.id)).toBe(1)
  const fired = await jump(mock, { edge: 'next-charge' })
  expect(fired.map(({ kind, at: instant }) => [kind, instant])).toEqual([['charge', '2026-12-22T12:00:00.000+09:00']])
  expect(mock.world.payments.countBy('member', me.id)).toBe(2)
})

test('D-15 D-40 PAYINFO2-03 a declined renewal: payment_conf 0, an operator message, the popups of the unpaid', async () => {
  const mock = await startMock({ members: 0 })
  const me = await payer(mock, 'man-listed', { listed: true })
  mock.arrange((world) => {
    for (const { id } of [...world.popupViews.all()]) world.popupViews.delete(id)
  })
  await pay(me, 9, 2500, '4000000000000341')
  const codes = async () => (await me.get('/api/modal/list')).body.modal_list.map(({ code }: { code: number }) => code)
  expect(await codes()).toEqual([3])
  const unread = (await me.get('/api/account')).body.unread_messages_size
  const fired = (await jump(mock, { advance: 'P31D' })).filter(({ subject }) => subject === `subscriptions/${me.id}`)
  expect(fired).toMatchObject([{ kind: 'charge-declined', at: '2026-12-22T12:00:00.000+09:00' }])
  expect(await paymentInformation(me)).toMatchObject({
    payment_conf: 0,
    payment_id: '',
    next_payment_date: '2026-12-22T12:00:00.000+09:00',
    course_name: '',
    payment_kind: 0,
  })
  const { admin_messages } = (await me.get('/api/admin_messages')).body
  expect(admin_messages.at(-1)).toMatchObject({ sender: 2, created_at: '2026-12-22T12:00:00.000+09:00' })
  expect(admin_messages.at(-1).content).toContain('更新のお支払いを確認できませんでした。')
  expect((await me.get('/api/account')).body).toMatchObject({
    payment_conf: 0,
    unread_messages_size: unread + 1,
  })
  expect(await codes()).toEqual([2, 3])
  expect(
    await jump(mock, { advance: 'P60D' }).then((all) => all.filter(({ kind }) => kind === 'charge')),
  ).not.toContainEqual(expect.objectContaining({ subject: `subscriptions/${me.id}` }))
  expect((await pay(me, 9, 2500)).body).toEqual({ success: true, state: 1 })
})

test('D-15 API-42 premium that is declined also ends the privacy mode and the larger caps', async () => {
  const mock = await startMock({ members: 0 })
  const me = await payer(mock, 'woman-premium')
  await pay(me, 13, 1100, '4000000000000341')
  expect((await me.post('/api/submit_hidden_mode', { hidden_mode: true })).body.hidden_mode).toBe(true)
  expect((await me.get('/api/account')).body.max_recommend_count).toBe(10)
  await jump(mock, { advance: 'P31D' })
  expect((await me.get('/api/timeline')).body.hidden_mode).toBe(false)
  expect((await me.get('/api/account')).body).toMatchObject({ payment_conf: 0, max_recommend_count: 6 })
})

test('API-67 D-15 charges the current card of the plan, not its first one', async () => {
  const mock = await startMock({ members: 0 })
  const me = await payer(mock, 'man-unpaid')
  await pay(me, 5, 3850, '4000000000000341')
  const { body } = await me.post('/api/create_payment_token', {
    payment_info: { number: '5555555555554444', name: 'A', expMonth: 1, expYear: 30, cvv2: '000' },
  })
  await me.post('/api/al/cards/change', { pi: { token: body.result.token } })
  const fired = (await jump(mock, { advance: 'P31D' })).filter(({ subject }) => subject === `subscriptions/${me.id}`)
  expect(fired.map(({ kind }) => kind)).toEqual(['charge'])
  expect((await paymentInformation(me)).payment_conf).toBe(1)
})

test('D-04 undoes a jump over a declined renewal with plan, chat and coming effects', async () => {
  const mock = await startMock({ members: 0 })
  const me = await payer(mock, 'man-unpaid')
  await pay(me, 5, 3850, '4000000000000341')
  const before = mock.worldText()
  const coming = (await mock.control('GET', '/clock')).body.coming
  await mock.advance('P31D')
  expect(me.member().paid).toBe(false)
  await mock.control('POST', '/history/undo')
  expect(mock.worldText()).toBe(before)
  expect((await paymentInformation(me)).payment_conf).toBe(1)
  expect((await mock.control('GET', '/clock')).body.coming).toEqual(coming)
})
