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
  ['レコメンドされなかった', ''],
  ['その他', 'あ'.repeat(101)],
  ['', ''],
])('API-69 QUIT-09 QUIT-18 the reason %s with "%s" is 422 and nothing changes', async (text, detail) => {
  const { mock, me } = await woman()
  const before = mock.worldText()
  expect((await reason(me, text, detail)).status).toBe(422)
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
