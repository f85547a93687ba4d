import { expect, test } from 'vitest'
import { startMock, type Mock } from '../../support/mock.ts'
import { openPairing } from '../../support/open-pairing.ts'
import { pay, payer, type Payer } from '../../support/payment.ts'

const reason = (me: Payer, cancel_reason: string, cancel_reason_text = '') =>
  me.post('/api/cancel_reason', {
    cancel_reason: { uid: me.headers['uid'], cancel_reason, cancel_reason_text },
  })
const withdraw = (me: Payer) => me.post('/api/cancel/female', { uid: me.headers['uid'] })

async function woman(): Promise<{ mock: Mock; me: Payer }> {
  const mock = await startMock({ members: 0 })
  return { mock, me: await payer(mock, 'woman') }
}

test.each([
  ['マッチンした男性と会うまで至らなかった', ''],
  ['1日のレコメンド数が少なかった', ''],
  ['マッチンした男性となかなか会えなかった', ''],
  ['その他', ''],
  ['その他', 'あ'.repeat(100)],
])('API-69 QUIT-07 QUIT-12 QUIT-13 QUIT-23 accepts the reason %s without a password', async (text, detail) => {
  const { mock, me } = await woman()
  expect((await reason(me, text, detail)).body).toEqual({ success: true })
  expect(mock.world.cancelReasons.by('member', me.id)).toMatchObject([
    { kind: 'withdrawal', reason: text, text: detail },
  ])
})

test.each([
  ['レコメンドされなかった', ''],
  ['その他', 'あ'.repeat(101)],
  ['', ''],
])('API-69 QUIT-09 QUIT-18 the reason %s with "%s" is 422 and nothing changes', async (text, detail) => {
  const { mock, me } = await woman()
  const before = mock.worldText()
  expect((await reason(me, text, detail)).status).toBe(422)
  expect(mock.worldText()).toBe(before)
})

test('API-69 API-70 the reason of a withdrawal does not open the cancellation', async () => {
  const { mock, me } = await woman()
  await pay(me, 13, 1100)
  await reason(me, 'その他')
  const before = mock.worldText()
  expect((await me.post('/api/al_payment/cancellation/submit')).status).toBe(422)
  expect(mock.worldText()).toBe(before)
})

test('API-71 QUIT-16 QUIT-26 a woman leaves: inactive, all her logins end, her email stays taken', async () => {
  const { mock, me } = await woman()
  await pay(me, 13, 1100)
  const phone = await mock.signIn('woman')
  const reviews = mock.world.reviews.countBy('woman', me.id)
  await reason(me, 'その他')
  const reply = await withdraw(me)
  expect([reply.status, reply.body]).toEqual([200, { success: true, msg: '' }])
  expect(reply.headers.get('access-token')).toBeNull()
  expect(me.member()).toMatchObject({ activeStatus: 'inactive', paid: false, hiddenMode: false })
  expect(mock.world.logins.countBy('member', me.id)).toBe(0)
  for (const login of [me, phone]) expect((await login.get('/api/account')).status).toBe(401)
  const login = { email: 'woman@yoimachi.example', password: 'yoimachi123' }
  const signIn = await mock.post('/api/auth/sign_in', login)
  expect([signIn.status, signIn.body.reason]).toEqual([401, 'inactive'])
  const signUp = await mock.post('/api/auth', { ...login, password_confirmation: login.password, sex: 2 })
  expect(signUp.status).toBe(422)
  expect(mock.world.reviews.countBy('woman', me.id)).toBe(reviews)
  const { body } = await mock.advance('P40D')
  expect(body.fired).not.toContainEqual(expect.objectContaining({ subject: `subscriptions/${me.id}` }))
})

test('IMP-29 API-71 removes a former member from lists and timelines and closes the chat', async () => {
  const { mock, me } = await woman()
  const man = await payer(mock, 'man', { paid: true })
  const pairing = openPairing(mock, 'woman', 'man')
  const seen = async () => {
    const list = (await man.get('/api/recommends/male?page=1&status=matching')).body
    const chat = await man.get(`/api/message?uuid=${pairing.uuid}`)
    return [JSON.stringify(list).includes(pairing.uuid), chat.status]
  }
  expect(await seen()).toEqual([true, 200])
  await withdraw(me)
  expect(await seen()).toEqual([false, 404])
  const { users } = (await man.get('/api/timeline')).body
  expect(users.map(({ uuid }: { uuid: string }) => uuid)).not.toContain(me.member().uuid)
})

test('API-71 QUIT-01 ROLE-23 a man is refused with 403, a foreign uid too, and nothing changes', async () => {
  const { mock, me } = await woman()
  const man = await payer(mock, 'man', { paid: true })
  const before = mock.worldText()
  const first = await withdraw(man)
  expect([first.status, first.body.reason]).toEqual([403, 'sex'])
  const second = await me.post('/api/cancel/female', { uid: 'man@yoimachi.example' })
  expect([second.status, second.body.reason]).toEqual([403, 'owner'])
  expect(mock.worldText()).toBe(before)
})
