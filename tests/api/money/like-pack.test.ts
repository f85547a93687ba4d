import { expect, test } from 'vitest'
import { startMock, type Caller } from '../../support/mock.ts'
import { buy, payer } from '../../support/payment.ts'

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
