import { expect } from '@playwright/test'
import { covers } from '../../support/covers.ts'
import { test } from '../../support/fixtures.ts'
import { PaymentPage } from '../page-models/payment-page.ts'

const good = '4242424242424242'

test('the form names missing values beside each field and helps to type them', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man-unpaid', path: null })
  const payment = await PaymentPage.open(page)
  const { card } = payment
  await payment.submit.click()
  covers('PAY-84')
  await expect(page.getByText('プランを選択してください。')).toBeVisible()
  covers('PAY-74', 'PAY-75', 'PAY-76', 'PAY-77', 'PAY-78')
  await expect(page.getByText('項目を入力してください')).toHaveCount(5)
  covers('PAY-08', 'PAY-09', 'PAY-10', 'PAY-11', 'PAY-12')
  for (const field of [card.number, card.name, card.month, card.year, card.cvv2])
    await expect(field).toHaveAttribute('aria-invalid', 'true')
  await card.number.pressSequentially('424242424')
  await expect(card.number).toHaveValue('4242 4242 4')
  await card.number.press('Backspace')
  await expect(card.number).toHaveValue('4242 4242')
  await card.cvv2.fill('12')
  await card.name.focus()
  covers('PAY-72')
  await expect(page.getByText('有効なカード情報を入力してください')).toBeVisible()
  covers('PAY-83')
  await expect(page.getByText('CVV2コードは3桁または4桁の数字で入力してください。')).toBeVisible()
  const years = await card.year.locator('option').allTextContents()
  covers('PAY-81')
  expect(years.slice(1)).toEqual(Array.from({ length: 12 }, (_, index) => `${2023 + index}年`))
  await expect(card.number).toHaveAttribute('inputmode', 'numeric')
  await expect(card.number).toHaveAttribute('autocomplete', 'cc-number')
  await expect(card.name).toHaveAttribute('autocomplete', 'cc-name')
  await expect(card.month).toHaveAttribute('autocomplete', 'cc-exp-month')
  await expect(card.year).toHaveAttribute('autocomplete', 'cc-exp-year')
  await expect(card.cvv2).toHaveAttribute('autocomplete', 'cc-csc')
  await expect(card.cvv2).toHaveAttribute('inputmode', 'numeric')
})

test('PAY-85 a full-width card pays at once: token, payment, 更新しました on home', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man-unpaid', path: null })
  const payment = await PaymentPage.open(page)
  const sent: { path: string; body: Record<string, Record<string, unknown>> }[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/create_payment_token|al_payment/.test(pathname)) sent.push({ path: pathname, body: request.postDataJSON() })
  })
  await payment.pay('3ヶ月プラン', '４２４２　４２４２－４２４２ ４２４２')
  covers('PAY-98')
  await expect(page).toHaveURL((url) => url.pathname === '/home')
  covers('PAY-97', 'PAY-100')
  await expect(page.getByText('更新しました', { exact: true })).toBeVisible()
  covers('PAY-86', 'PAY-87')
  expect(sent.map(({ path }) => path)).toEqual(['/api/create_payment_token', '/api/al_payment'])
  covers('PAY-73')
  expect(sent[0]?.body.payment_info).toEqual({
    site_id: '50130902',
    number: good,
    name: 'TARO YOI',
    expMonth: 12,
    expYear: '2030',
    cvv2: '123',
  })
  covers('PAY-89')
  expect(sent[1]?.body.pi).toEqual({
    token: expect.stringMatching(/^tok_/),
    site_id: '50130902',
    campaign: 6,
    amount: 9900,
  })
  await page.goto('/payment_select')
  covers('PAY-16')
  await expect(page).toHaveURL((url) => url.pathname === '/home')
  await page.goto('/payment_information')
  await expect(page.getByText('3ヶ月プラン')).toBeVisible()
  await expect(page.getByText('2027/02/19')).toBeVisible()
})

test('PAY-88 the variant cardToken=browser takes the token from the script of the provider', async ({
  openPhone,
  server,
}) => {
  await server.control.put('/variants', { cardToken: 'browser' })
  const page = await openPhone({ persona: 'man-unpaid', path: null })
  const payment = await PaymentPage.open(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await payment.pay('1ヶ月プラン', '4111000000000008')
  await expect(payment.card.alert).toContainText('カード情報を確認できませんでした。')
  await payment.card.number.fill(good)
  await payment.submit.click()
  await expect(page).toHaveURL((url) => url.pathname === '/home')
  expect(asked.filter((path) => path === '/mock/card-token.js')).toHaveLength(1)
  expect(asked).not.toContain('/api/create_payment_token')
})
