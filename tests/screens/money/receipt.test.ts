import { HomePage } from '../../e2e/page-models/home-page.ts'
import { PaymentPage } from '../../e2e/page-models/payment-page.ts'
import { changeResponse } from '../../support/change-response.ts'
import { holdBack } from '../../support/hold-back.ts'
import { untilVisible } from '../../support/until-visible.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

test('D-112 PAY-97 home begins with the receipt of a payment, above every dialog, until it is closed', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'man-unpaid', path: null })
  const payment = await PaymentPage.open(page)
  const popups = page.waitForResponse('**/api/modal/list')
  await payment.pay('3ヶ月プラン', '4242424242424242')
  await expect(page).toHaveURL((url) => url.pathname === '/home')
  await expect(page.getByText('更新しました', { exact: true })).toBeVisible()
  const home = new HomePage(page)
  const receipt = home.section('お支払いの控え')
  await expect(receipt).toContainText('3ヶ月プラン')
  await expect(receipt).toContainText('9,900円')
  await expect(receipt).toContainText('2026/11/20〜2027/02/18')
  await expect(receipt).toContainText('2027/02/19 9,900円')
  await expect(receipt).toContainText('定期課金の解約')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('お支払いの控え')
  await popups
  await expect(page.getByRole('main').getByText('ログインボーナス：いいね3個を受け取りました')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.reload()
  await expect(receipt).toContainText('2026/11/20〜2027/02/18')
  await receipt.getByRole('button', { name: '閉じる' }).click()
  await expect(receipt).toHaveCount(0)
  // The receipt was the opening of this visit: what else there is stands in the page.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('main').getByRole('button', { name: '次回から表示しない' })).toBeVisible()
  await expect(receipt).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('D-112 from the next visit on the receipt is one line, which keeps nothing from opening and unfolds', async ({
  openPhone,
  server,
}) => {
  const page = await openPhone({ persona: 'man-unpaid', path: null })
  const payment = await PaymentPage.open(page)
  await payment.pay('3ヶ月プラン', '4242424242424242')
  const receipt = new HomePage(page).section('お支払いの控え')
  await expect(receipt).toContainText('2026/11/20〜2027/02/18')
  await server.control.post('/clock', { advance: 'P1D', keepSessions: true })
  await page.reload()
  await untilVisible(page.getByRole('dialog'))
  await page.keyboard.press('Escape')
  await expect(receipt).toHaveCount(0)
  const row = page.getByRole('button', { name: 'お支払いの控え 3ヶ月プラン' })
  await expect(row).toHaveAttribute('aria-expanded', 'false')
  await row.click()
  await expect(receipt).toContainText('9,900円')
  await receipt.getByRole('button', { name: '閉じる' }).click()
  await expect(receipt).toHaveCount(0)
  await page.reload()
  await new HomePage(page).heading.waitFor()
  await expect(row).toHaveCount(0)
})

test('D-112 D-35 the receipt of a listed woman names the free first cycle and the price of the next', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'woman', path: null, homeSeen: true })
  await changeResponse(page, '**/api/payment_information', (body) => ({ ...body, listed: true }))
  const payment = await PaymentPage.open(page)
  await payment.card.fill('4242424242424242')
  await payment.send()
  const receipt = new HomePage(page).section('お支払いの控え')
  await expect(receipt).toContainText('0円')
  await expect(receipt).toContainText('1,100円')
})

test('D-112 a receipt waits for its dates and is not shown once the plan has ended', async ({ openPhone, server }) => {
  const page = await openPhone({ persona: 'woman', path: null, homeSeen: true })
  const payment = await PaymentPage.open(page)
  await payment.card.fill('4242424242424242')
  await page.route('**/api/payment_information', (route) => route.abort())
  await payment.send()
  const receipt = new HomePage(page).section('お支払いの控え')
  await expect(receipt).toContainText('1,100円')
  await page.unroute('**/api/payment_information')
  await server.control.post('/operator/decline-renewal', { member: 'woman@yoimachi.example' })
  await server.control.post('/clock', { to: '2026-12-22T12:00:00+09:00', keepSessions: true })
  await page.reload()
  await new HomePage(page).heading.waitFor()
  await expect(receipt).toHaveCount(0)
})

test('D-112 a payment that ends after its page was left by a reload still has its receipt', async ({
  openPhone,
  server,
}) => {
  const page = await openPhone({ persona: 'man-unpaid', path: null })
  const payment = await PaymentPage.open(page)
  await payment.plan('1ヶ月プラン').click()
  await payment.card.fill('4242424242424242')
  let send: (() => Promise<unknown>) | undefined
  await page.route('**/api/al_payment', (route) => {
    send = () => route.fetch({ url: `${server.url}/api/al_payment` })
  })
  await payment.submit.click()
  await expect.poll(() => send !== undefined).toBe(true)
  await page.reload()
  await send?.()
  await page.goto('/home')
  const receipt = new HomePage(page).section('お支払いの控え')
  await expect(receipt).toContainText('1ヶ月プラン')
  await expect(receipt).toContainText('3,850円')
})

test('D-110 D-112 a payment whose answer comes after its page was left has a message, and its receipt on home', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'man-unpaid', path: null })
  const payment = await PaymentPage.open(page)
  const release = await holdBack(page, '**/api/al_payment')
  await payment.plan('1ヶ月プラン').click()
  await payment.card.fill('4242424242424242')
  await payment.submit.click()
  await expect(payment.submit).toHaveAttribute('aria-busy', 'true')
  await page
    .getByRole('link', { name: '戻る' })
    .or(page.getByRole('button', { name: '戻る' }))
    .first()
    .click()
  await expect(page).not.toHaveURL((url) => url.pathname === '/payment_select')
  release()
  await expect(page.getByText('更新しました', { exact: true })).toBeVisible()
  await page.goto('/home')
  const receipt = new HomePage(page).section('お支払いの控え')
  await expect(receipt).toContainText('3,850円')
})

test('D-112 a payment from another device: the open page says so, and no receipt of this device claims it', async ({
  openPhone,
}) => {
  const here = await openPhone({ persona: 'man-unpaid', path: null })
  await here.clock.install()
  await PaymentPage.open(here)
  const there = await openPhone({ phone: 'b', persona: 'man-unpaid', path: null })
  await (await PaymentPage.open(there)).pay('1ヶ月プラン', '4242424242424242')
  await expect(there).toHaveURL((url) => url.pathname === '/home')
  await here.clock.runFor(20_000)
  await expect(here.getByText('お支払いは確認済みです。')).toBeVisible()
  await here.goto('/home')
  const home = new HomePage(here)
  await home.heading.waitFor()
  await expect(home.section('お支払いの控え')).toHaveCount(0)
})
