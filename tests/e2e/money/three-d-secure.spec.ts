import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import type { MockServer } from '../../support/mock-server.ts'
import { PaymentPage } from '../page-models/payment-page.ts'

const cards = { success: '4222000000000004', failed: '4333000000000000', abandoned: '4444000000000006' }

async function toTheBank(
  page: Page,
  server: MockServer,
  method: 'POST' | 'GET',
  card: string,
): Promise<void> {
  await server.control.put('/variants', { threeSecureMethod: method })
  const payment = await PaymentPage.open(page)
  await payment.pay('1ヶ月プラン', card)
  await page.getByRole('heading', { name: '本人認証', level: 1 }).waitFor()
}

for (const method of ['POST', 'GET'] as const) {
  test(`PAY-99 PAY-102 PAY-103 PAY-106 PAY-107 by ${method} the bank approves: thanks, and the plan runs`, async ({
    openPhone,
    server,
  }) => {
    const page = await openPhone({ persona: 'man-unpaid', path: null })
    const reached: string[] = []
    page.on('request', (request) => {
      if (/three-d-secure\/[^/]+$/.test(new URL(request.url()).pathname)) reached.push(request.method())
    })
    await toTheBank(page, server, method, cards.success)
    expect(reached).toEqual([method])
    await expect(page.getByText('3,850')).toBeVisible()
    await page.getByRole('button', { name: '認証する' }).click()
    await expect(page).toHaveURL((url) => url.pathname === '/payment_success')
    await expect(page.getByText('お支払いありがとうございました。')).toBeVisible()
    await expect(page.getByRole('link', { name: 'ログイン' })).toHaveAttribute('href', '/')
    await page.getByRole('link', { name: 'ログイン' }).click()
    await expect(page).toHaveURL((url) => url.pathname === '/home')
    await page.goto('/payment_information')
    await expect(page.getByText('お支払い確認済み')).toBeVisible()
  })

  test(`PAY-108 PAY-109 PAY-110 by ${method} a failed and an abandoned check apologise with the reason; nothing is paid`, async ({
    openPhone,
    server,
  }) => {
    const page = await openPhone({ persona: 'man-unpaid', path: null })
    for (const [card, button, reason] of [
      [cards.failed, '認証する', 'Error: 認証に失敗しました。'],
      [cards.abandoned, '認証する', 'Error: 認証が中断されました。'],
      [cards.success, '中止する', 'Error: 認証が中断されました。'],
    ] as const) {
      await toTheBank(page, server, method, card)
      await page.getByRole('button', { name: button }).click()
      await expect(page).toHaveURL((url) => url.pathname === '/payment_failure')
      await expect(page.getByText('申し訳ございません。お支払いを完了できませんでした。')).toBeVisible()
      await expect(page.getByText(reason)).toBeVisible()
      await expect(page.getByRole('link', { name: 'ログイン' })).toHaveAttribute('href', '/')
    }
    await page.goto('/payment_information')
    await expect(page.getByText('お支払いの確認が取れていません')).toBeVisible()
  })

  test(`PAY-105 by ${method} Back from the bank does not lead there again`, async ({ openPhone, server }) => {
    const page = await openPhone({ persona: 'man-unpaid', path: null })
    await toTheBank(page, server, method, cards.success)
    await page.goBack()
    await expect(page).toHaveURL((url) => url.pathname === '/payment_select')
    await expect(new PaymentPage(page).plans).toHaveCount(4)
    await expect(new PaymentPage(page).card.number).toHaveValue('')
  })
}

test('PAY-101 PAY-102 PAY-104 ROUTE-34 the page between says what happens, and posts a form without fields', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'man-unpaid', path: null })
  const payment = await PaymentPage.open(page)
  await page.evaluate(() => {
    HTMLFormElement.prototype.submit = function submit() {
      Object.assign(window, { posted: { method: this.method, fields: this.elements.length } })
    }
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

test('PAY-106 PAY-108 PAY-109 both ends are open without a login; a reason is text only', async ({
  openPhone,
}) => {
  const page = await openPhone({ path: '/payment_success' })
  await expect(page.getByText('お支払いありがとうございました。')).toBeVisible()
  await page.goto(`/payment_failure?msg=${encodeURIComponent('<b>x</b>')}`)
  await expect(page.getByText('Error: <b>x</b>')).toBeVisible()
})
