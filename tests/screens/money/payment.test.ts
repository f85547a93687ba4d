import { PaymentPage } from '../../e2e/page-models/payment-page.ts'
import { holdBack } from '../../support/hold-back.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

const good = '4242424242424242'

const brands = ['5555555555554444', '6011111111111117', '30569309025904', '378282246310005', '3530111333300000']

for (const brand of brands) {
  test(`PAY-67 PAY-68 PAY-69 PAY-70 PAY-71 the card ${brand} pays`, async ({ openPhone }) => {
    const page = await openPhone({ persona: 'man-unpaid', path: null })
    const payment = await PaymentPage.open(page)
    await payment.pay('1ヶ月プラン', brand)
    await expect(page).toHaveURL((url) => url.pathname === '/home')
  })
}

test('PAY-82 a past expiry is refused by the server, with its text', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man-unpaid', path: null })
  const payment = await PaymentPage.open(page)
  await payment.plan('1ヶ月プラン').click()
  await payment.card.fill(good)
  await payment.card.month.selectOption('01')
  await payment.card.year.selectOption({ label: '2026年' })
  await payment.submit.click()
  await expect(payment.card.alert).toContainText('カード情報を確認できませんでした。')
})

test('PAY-92 PAY-93 PAY-94 PAY-95 a missing token, a failing server and no network lose nothing', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'man-unpaid', path: null })
  const payment = await PaymentPage.open(page)
  await page.route('**/api/create_payment_token', (route) => route.fulfill({ status: 422, json: {} }))
  await payment.pay('1ヶ月プラン', good)
  await expect(payment.card.alert).toContainText('カード情報を正しく入力してください')
  await page.unroute('**/api/create_payment_token')

  await page.route('**/api/al_payment', (route) => route.fulfill({ status: 500, json: {} }))
  await payment.submit.click()
  await expect(payment.card.alert).toContainText('お支払いは行われていません。')
  await page.unroute('**/api/al_payment')

  await page.route('**/api/create_payment_token', (route) => route.abort())
  await payment.submit.click()
  await expect(payment.card.alert).toContainText('通信状況をご確認のうえ、もう一度お試しください。')
  await page.unroute('**/api/create_payment_token')
  expect(await payment.card.values()).toEqual(['4242 4242 4242 4242', 'TARO YOI', '12', '2030', '123'])

  await payment.submit.click()
  await expect(page).toHaveURL((url) => url.pathname === '/home')
})

test('PAY-85 while it takes its time the button is busy and a second press sends nothing', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man-unpaid', path: null })
  const payment = await PaymentPage.open(page)
  let posts = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/al_payment')) posts += 1
  })
  const release = await holdBack(page, '**/api/al_payment')
  await payment.plan('1ヶ月プラン').click()
  await payment.card.fill(good)
  await payment.submit.dblclick()
  await expect(payment.submit).toHaveAttribute('aria-busy', 'true')
  await expect.poll(() => posts).toBe(1)
  release()
  await expect(page).toHaveURL((url) => url.pathname === '/home')
  expect(posts).toBe(1)
})

test('GATE-05 PAY-15 a login that ended leads to /login, without the card anywhere in the browser', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'man-unpaid', path: null })
  const payment = await PaymentPage.open(page)
  await payment.plan('1ヶ月プラン').click()
  await payment.card.fill(good)
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), window.history.state]),
  )
  expect(stored).not.toContain('4242')
  await page.route('**/api/**', (route) => route.fulfill({ status: 401, json: { errors: ['x'] } }))
  await payment.submit.click()
  await expect(page).toHaveURL((url) => url.pathname === '/login')
})

test('PAY-90 PAY-91 PAY-93 PAY-94 PAY-95 a refused token and a declined card keep what was typed', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'man-unpaid', path: null })
  const payment = await PaymentPage.open(page)
  await payment.pay('6ヶ月プラン', '4111000000000008')
  await expect(payment.card.alert).toContainText('カード情報を確認できませんでした。')
  await expect(payment.submit).not.toHaveAttribute('aria-busy')
  expect(await payment.card.values()).toEqual(['4111 0000 0000 0008', 'TARO YOI', '12', '2030', '123'])

  await payment.card.number.fill('4000000000000002')
  await payment.send()
  await expect(payment.card.alert).toContainText('カード会社で承認されませんでした')
  await expect(payment.card.alert).toContainText('このカードはご利用いただけません。')
  await payment.card.alert.getByRole('button', { name: 'カード番号を入力し直す' }).click()
  await expect(payment.card.number).toBeFocused()
  await expect(payment.submit).not.toHaveAttribute('aria-busy')
  expect(await payment.card.values()).toEqual(['4000 0000 0000 0002', 'TARO YOI', '12', '2030', '123'])
  await expect(payment.plan('6ヶ月プラン').getByRole('radio')).toBeChecked()

  await payment.card.number.fill(good)
  await payment.send()
  await expect(page).toHaveURL((url) => url.pathname === '/home')
})

test('PAY-16 PAY-95 an answer that got lost after the payment: the account knows, and home opens', async ({
  openPhone,
  server,
}) => {
  const page = await openPhone({ persona: 'man-unpaid', path: null })
  const payment = await PaymentPage.open(page)
  await page.route('**/api/al_payment', async (route) => {
    await route.fetch({ url: `${server.url}/api/al_payment` })
    await route.abort()
  })
  await payment.pay('1ヶ月プラン', good)
  await expect(page).toHaveURL((url) => url.pathname === '/home')
})

for (const result of [{}, { token: '' }, { token: null }]) {
  test(`D-122 PAY-92 a token answer ${JSON.stringify(result)} has no token: nothing is charged`, async ({
    openPhone,
  }) => {
    const page = await openPhone({ persona: 'man-unpaid', path: null })
    const payment = await PaymentPage.open(page)
    let posts = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/api/al_payment')) posts += 1
    })
    await page.route('**/api/create_payment_token', (route) => route.fulfill({ json: { success: true, result } }))
    await payment.pay('1ヶ月プラン', good)
    await expect(payment.card.alert).toHaveText('カード情報を正しく入力してください')
    expect(posts).toBe(0)
  })
}

test('D-110 PAY-99 a bank without an address: nothing is paid, and everything typed stays', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man-unpaid', path: null })
  const payment = await PaymentPage.open(page)
  const response = { success: true, state: 2, threeSecureRedirectMethod: 'GET', threeSecureRedirectUrl: '' }
  await page.route('**/api/al_payment', (route) => route.fulfill({ json: response }))
  await payment.pay('1ヶ月プラン', good)
  await expect(payment.card.alert).toContainText('お支払いは行われていません。')
  expect(await payment.card.values()).toEqual(['4242 4242 4242 4242', 'TARO YOI', '12', '2030', '123'])
})

test('D-110 D-111 a second tab that pays after the first opens home with the receipt of the running plan', async ({
  openPhone,
}) => {
  const [first, second] = [
    await openPhone({ persona: 'man-unpaid', path: null }),
    await openPhone({ phone: 'b', persona: 'man-unpaid', path: null }),
  ]
  const [one, other] = [await PaymentPage.open(first), await PaymentPage.open(second)]
  await one.pay('1ヶ月プラン', good)
  await expect(first).toHaveURL((url) => url.pathname === '/home')
  await other.pay('3ヶ月プラン', good)
  await expect(second).toHaveURL((url) => url.pathname === '/home')
  const receipt = second.getByRole('region', { name: 'お支払いの控え' })
  await expect(receipt).toContainText('1ヶ月プラン')
  await expect(receipt).toContainText('3,850円')
})
