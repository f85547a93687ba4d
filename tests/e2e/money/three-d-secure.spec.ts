import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import type { MockServer } from '../../support/mock-server.ts'
import { PaymentPage } from '../page-models/payment-page.ts'

const cards = { success: '4222000000000004', failed: '4333000000000000', abandoned: '4444000000000006' }

async function toTheBank(page: Page, server: MockServer, method: 'POST' | 'GET', card: string): Promise<void> {
  await server.control.put('/variants', { threeSecureMethod: method })
  const payment = await PaymentPage.open(page)
  await payment.pay('1ヶ月プラン', card)
  await page.getByRole('heading', { name: '本人認証', level: 1 }).waitFor()
}

// Three payments and their way back take their time on a busy machine.
test.beforeEach(() => test.slow())

for (const method of ['POST', 'GET'] as const) {
  test(`PAY-99 PAY-102 PAY-103 PAY-106 D-67 by ${method} the bank approves: a receipt, and Back skips the bank`, async ({
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
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: '1ヶ月プラン' })).toBeVisible()
    await expect(main.getByText('3,850円', { exact: true })).toBeVisible()
    await expect(main.getByText('ご利用期間 2026/11/20〜2026/12/20')).toBeVisible()
    await expect(main.getByText('Visa •••• 0004')).toBeVisible()
    await expect(main.getByText('YM SERVICE')).toBeVisible()
    await expect(main.getByText('2026/12/21 3,850円')).toBeVisible()
    await expect(main.getByText('解約は「お支払い情報」の「定期課金の解約」から、いつでもできます。')).toBeVisible()
    await expect(page.getByRole('link', { name: 'ログイン' })).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL((url) => url.pathname === '/home')
    expect(reached).toEqual([method])
    await page.goto('/payment_success')
    // At rank G three steps of the ladder are open; the videos come next (D-98).
    await expect(main).toContainText('あと3つのステップで、ご紹介が始まります。')
    await page.getByRole('link', { name: 'はじめる' }).click()
    await expect(page).toHaveURL((url) => url.pathname === '/maletutorial')
    await page.goto('/payment_information')
    await expect(page.getByText('お支払い確認済み')).toBeVisible()
  })

  test(`PAY-108 PAY-109 D-67 by ${method} a failed or abandoned check gives the reason; nothing is paid`, async ({
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
      await expect(page.getByText('料金は引き落とされていません。')).toBeVisible()
      await expect(page.getByText(reason)).toBeVisible()
      await expect(page.getByText(`Visa •••• ${card.slice(-4)}`)).toBeVisible()
      await expect(page.getByRole('link', { name: '運営局に問い合わせる' })).toHaveAttribute('href', '/hona')
    }
    const payment = new PaymentPage(page)
    await page.getByRole('link', { name: 'もう一度試す' }).click()
    await expect(payment.plans.first()).toBeChecked()
    await expect(payment.submit).toHaveText('3,850円で登録する')
    await expect(payment.card.name).not.toHaveValue('')
    await expect(payment.card.number).toHaveValue('')
    await expect(payment.card.cvv2).toHaveValue('')
    await expect(page.getByText(/^Visa •••• 0004 のカード番号とCVV2コードを、もう一度入力してください。/)).toBeVisible()
    await page.goBack()
    await page.getByRole('link', { name: '別のカードを使う' }).click()
    await expect(payment.plans.first()).toBeChecked()
    await expect(payment.card.name).toHaveValue('')
    await page.goto('/payment_information')
    await expect(page.getByText('プランのご登録がまだありません')).toBeVisible()
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
