import { PaymentPage } from '../../e2e/page-models/payment-page.ts'
import { ShopPage } from '../../e2e/page-models/shop-page.ts'
import { changeResponse } from '../../support/change-response.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

const cards = { success: '4222000000000004', failed: '4333000000000000', abandoned: '4444000000000006' }

test('PAY-101 PAY-102 PAY-104 ROUTE-34 the page between says what happens, and posts a form without fields', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'man-unpaid', path: null })
  const payment = await PaymentPage.open(page)
  await page.evaluate(() => {
    const create = document.createElement.bind(document)
    const createNoting = (name: string): HTMLElement => {
      const element = create(name)
      if (element instanceof HTMLFormElement)
        element.submit = () =>
          void Object.assign(window, { posted: { method: element.method, fields: element.elements.length } })
      return element
    }
    Object.assign(document, { createElement: createNoting })
  })
  await payment.pay('1ヶ月プラン', cards.success)
  await expect(page.getByText('Payment Confirming...')).toBeVisible()
  await expect(page.getByText('お支払いを確認しています。')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/payment_confirm')
  await expect(page).toHaveTitle('お支払いの確認 | 宵待')
  await expect(page.getByRole('banner')).toHaveCount(1)
  await expect(page.getByRole('navigation', { name: '主なページ' })).toHaveCount(0)
  expect(await page.evaluate(() => Reflect.get(window, 'posted'))).toEqual({ method: 'post', fields: 0 })
})

test('PAY-105 /payment_confirm without a redirect leads to the plans', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man-unpaid', path: '/payment_confirm' })
  await expect(page).toHaveURL((url) => url.pathname === '/payment_select')
})

test('PAY-106 PAY-107 PAY-108 PAY-109 PAY-110 D-67 both ends are open without a login; a reason is text only', async ({
  openPhone,
}) => {
  const page = await openPhone({ path: '/payment_success' })
  await expect(page.getByText('お支払いありがとうございました。')).toBeVisible()
  await expect(page.getByRole('link', { name: 'ログイン' })).toHaveAttribute('href', '/')
  await expect(page.getByRole('link', { name: 'はじめる' })).toHaveCount(0)
  await expect(page.getByText('お支払いの確認が取れるまで、少しお待ちください。')).toHaveCount(0)
  await page.goto(`/payment_failure?msg=${encodeURIComponent('<b>x</b>')}`)
  await expect(page.getByText('Error: <b>x</b>')).toBeVisible()
  await expect(page.getByRole('link', { name: 'ログイン' })).toHaveAttribute('href', '/')
  await expect(page.getByRole('link', { name: 'もう一度試す' })).toHaveCount(0)
})

test('PAY-108 D-110 a check that ends after another tab has paid shows that payment and offers no second one', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'man', path: '/settings' })
  await page.evaluate(() => {
    const card = { brand: 'Visa', lastFour: '0004', holder: 'TARO', expMonth: '1', expYear: '2030' }
    const attempt = { path: '/payment_select', choice: '5', item: '1ヶ月プラン', amount: 3850, ...card }
    sessionStorage.setItem('yoimachi.draft.man%40yoimachi.example/payment', JSON.stringify(attempt))
  })
  await page.goto('/payment_failure?msg=x')
  await expect(page.getByText('お支払いは確認済みです。')).toBeVisible()
  await expect(page.getByRole('link', { name: 'お支払い情報を見る' })).toBeVisible()
  await expect(page.getByText('料金は引き落とされていません。')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'もう一度試す' })).toHaveCount(0)
})

test('SHOP-09 PAY-108 D-110 a check for likes that another tab has bought meanwhile says so, and offers none', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'man', path: null })
  await new ShopPage(page).order('10個', '4242424242424242')
  await page.getByText('いいねの購入が完了しました。').first().waitFor()
  await page.evaluate(() => {
    const card = { brand: 'Visa', lastFour: '0004', holder: 'TARO', expMonth: '1', expYear: '2030' }
    const attempt = { path: '/shop', choice: '10', item: 'いいね10個', amount: 1500, ...card }
    sessionStorage.setItem('yoimachi.draft.man%40yoimachi.example/payment', JSON.stringify(attempt))
  })
  await page.goto('/payment_failure?msg=x')
  await expect(page.getByText('次の購入は11/21 12:00から可能です')).toBeVisible()
  await expect(page.getByText('24時間以内のご購入があるため')).toBeVisible()
  await expect(page.getByText('カード会社からの返答')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'もう一度試す' })).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: 'タイムラインへ' })).toHaveAttribute(
    'href',
    '/timeline',
  )
})

test('PAY-106 D-67 while the bank has not answered, the page asks again every five seconds, and no more afterwards', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'man', path: null })
  let asked = 0
  let isPaid = false
  await changeResponse(page, '**/api/payment_information', (body) => {
    asked += 1
    return { ...body, payment_conf: isPaid ? 1 : 0 }
  })
  await page.clock.install()
  await page.goto('/payment_success')
  await expect(page.getByText('お支払いの確認が取れるまで、少しお待ちください。')).toBeVisible()
  expect(asked).toBe(1)
  isPaid = true
  await page.clock.runFor(4_900)
  expect(asked).toBe(1)
  await page.clock.runFor(100)
  await expect(page.getByRole('heading', { name: /プラン/ })).toBeVisible()
  await page.clock.runFor(20_000)
  expect(asked).toBe(2)
})
