import { expect, test } from 'vitest'
import { startMock } from '../../support/mock.ts'
import { cardData, goodCard, pay, payer, tokenOf } from '../../support/payment.ts'

const refusedCard = {
  success: false,
  error: { common: { errorMessage: 'カード情報を確認できませんでした。' } },
}

test.each([
  ['PAY-66 Visa, 16 digits', goodCard],
  ['PAY-66 Visa, 13 digits', '4222222222222'],
  ['PAY-67 MasterCard', '5555555555554444'],
  ['PAY-71 JCB', '3530111333300000'],
  ['PAY-70 Amex', '378282246310005'],
  ['PAY-69 Diners', '30569309025904'],
  ['PAY-68 Discover', '6011111111111117'],
])('%s becomes a token of tok_ and 24 hex digits (API-65 PAY-65 PAY-86)', async (_, number) => {
  const mock = await startMock({ members: 0 })
  const me = await payer(mock, 'man-unpaid')
  const tokens = [await tokenOf(me, number), await tokenOf(me, number)]
  expect(tokens.every((token) => /^tok_[0-9a-f]{24}$/.test(token))).toBe(true)
  expect(tokens[0]).not.toBe(tokens[1])
})

test('API-65 PAY-73 PAY-82 blanks, hyphens, full-width digits, two-digit years and numbers as text are taken', async () => {
  const mock = await startMock({ members: 0 })
  const me = await payer(mock, 'man-unpaid')
  const typed = { expMonth: '1', expYear: '30', cvv2: '１２３４' }
  const { body } = await me.post('/api/create_payment_token', {
    payment_info: cardData('４２４２ 4242-4242 4242', typed),
  })
  expect(body.success).toBe(true)
})

test.each([
  ['the refused number', cardData('4111000000000008')],
  ['a failed check digit', cardData('4242424242424241')],
  ['last month', cardData(goodCard, { expMonth: 10, expYear: 2026 })],
  ['last year, two digits', cardData(goodCard, { expMonth: 12, expYear: '25' })],
])('API-65 D-40 %s is refused with 200 and nothing changes', async (_, card) => {
  const mock = await startMock({ members: 0 })
  const me = await payer(mock, 'man-unpaid')
  const before = mock.worldText()
  const reply = await me.post('/api/create_payment_token', { payment_info: card })
  expect([reply.status, reply.body]).toEqual([200, refusedCard])
  expect(mock.worldText()).toBe(before)
})

test('API-67 CARD-19 CARD-22 changes the card of the running plan without 3-D Secure', async () => {
  const mock = await startMock({ members: 0 })
  const me = await payer(mock, 'man-unpaid')
  await pay(me, 5, 3850)
  for (const [number, card] of [
    ['4000000000000341', 'declined-at-renewal'],
    ['4222000000000004', 'secure-success'],
    [goodCard, 'success'],
  ] as const) {
    const pi = { token: await tokenOf(me, number), site_id: '50130901', campaign: 5, uid: me.headers['uid'] }
    const reply = await me.post('/api/al/cards/change', { pi })
    expect(reply.body).toEqual({ success: true, msg: '更新しました' })
    expect(mock.world.subscriptions.get(me.id).card).toBe(card)
  }
})
