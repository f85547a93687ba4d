import { expect, test } from 'vitest'
import { startMock, type Mock } from '../../support/mock.ts'
import { pay, payer, paymentInformation, type Payer } from '../../support/payment.ts'

const manReason = 'レコメンドされなかった'
const womanReason = '1日のレコメンド数が少なかった'
const password = 'yoimachi123'

const reason = (me: Payer, fields: Record<string, unknown>) =>
  me.post('/api/cancel_reason', {
    cancel_reason: { uid: me.headers['uid'], cancel_reason_text: '', ...fields },
  })
const submit = (me: Payer) => me.post('/api/al_payment/cancellation/submit', { uid: me.headers['uid'] })

async function paidMan(): Promise<{ mock: Mock; me: Payer }> {
  const mock = await startMock({ members: 0 })
  const me = await payer(mock, 'man-unpaid')
  await pay(me, 5, 3850)
  return { mock, me }
}

test('D-42 API-69 API-70 CANCEL-40 a man cancels: payment_conf 0 at once, no next charge, still logged in', async () => {
  const { mock, me } = await paidMan()
  expect((await reason(me, { password, cancel_reason: manReason })).body).toEqual({ success: true })
  expect(mock.world.cancelReasons.by('member', me.id)).toMatchObject([
    { kind: 'subscription', reason: manReason, text: '' },
  ])
  const reply = await submit(me)
  expect([reply.status, reply.body]).toEqual([200, { success: true, msg: '' }])
  expect(reply.headers.get('access-token')).toBe(me.headers['access-token'])
  expect(await paymentInformation(me)).toMatchObject({
    payment_conf: 0,
    payment_id: '',
    site_id: '',
    // Kept, because it distinguishes a cancelled plan from none (D-66).
    last_payment_date: '2026-11-21T12:00:00.000+09:00',
    next_payment_date: null,
  })
  expect((await me.get('/api/timeline')).body).toMatchObject({ users: [], payment_confirmation: 0 })
  const { body } = await mock.advance('P40D')
  expect(body.fired).not.toContainEqual(expect.objectContaining({ subject: `subscriptions/${me.id}` }))
  expect(me.member().activeStatus).toBe('active')
})

test('D-42 API-70 API-42 CANCEL-41 a woman ends premium and its privacy mode, and stays a member', async () => {
  const mock = await startMock({ members: 0 })
  const me = await payer(mock, 'woman-premium')
  await pay(me, 13, 1100)
  await me.post('/api/submit_hidden_mode', { hidden_mode: true })
  await reason(me, { password, cancel_reason: womanReason })
  expect((await submit(me)).body).toEqual({ success: true, msg: '' })
  expect(me.member()).toMatchObject({ paid: false, hiddenMode: false, activeStatus: 'active' })
  expect((await me.get('/api/timeline')).body.hidden_mode).toBe(false)
})

test.each([
  ['a wrong password', { password: 'wrong-one', cancel_reason: manReason }, 'パスワードが正しくありません。'],
  ['an empty password', { password: '', cancel_reason: manReason }, 'パスワードが正しくありません。'],
  ['no password from a man', { cancel_reason: manReason }, 'パスワードが正しくありません。'],
  ['a reason of women', { password, cancel_reason: womanReason }, '入力内容を確認してください'],
  ['a reason of nobody', { password, cancel_reason: '0' }, '入力内容を確認してください'],
  ['no reason', { password, cancel_reason: '' }, '入力内容を確認してください'],
  ['その他 without text', { password, cancel_reason: 'その他' }, '入力内容を確認してください'],
  [
    'その他 with blanks',
    { password, cancel_reason: 'その他', cancel_reason_text: ' 　' },
    '入力内容を確認してください',
  ],
  [
    'a text of 101 characters',
    { password, cancel_reason: 'その他', cancel_reason_text: 'あ'.repeat(101) },
    '入力内容を確認してください',
  ],
])('API-69 CANCEL-27 CANCEL-30 CANCEL-32 CANCEL-36 %s is 422 and nothing changes', async (_, fields, msg) => {
  const { mock, me } = await paidMan()
  const before = mock.worldText()
  const reply = await reason(me, fields)
  expect([reply.status, reply.body.success, reply.body.msg]).toEqual([422, false, msg])
  expect((await submit(me)).status).toBe(422)
  expect(mock.worldText()).toBe(before)
})

test('API-70 the acceptance holds for 30 minutes, in the same login, and once', async () => {
  const { mock, me } = await paidMan()
  const refused = async (who: Payer) => {
    const before = mock.worldText()
    const reply = await submit(who)
    expect([reply.status, reply.body.success]).toEqual([422, false])
    expect(mock.worldText()).toBe(before)
  }
  await refused(me)
  await reason(me, { password, cancel_reason: manReason })
  await refused({ ...me, ...(await mock.signIn('man-unpaid')) })
  await mock.advance('PT30M')
  await refused(me)
  await reason(me, { password, cancel_reason: manReason })
  await mock.advance('PT29M59.999S')
  expect((await submit(me)).status).toBe(200)
  await pay(me, 5, 3850)
  await refused(me)
})
