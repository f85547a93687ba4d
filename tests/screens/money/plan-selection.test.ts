import { PaymentPage } from '../../e2e/page-models/payment-page.ts'
import { changeResponse } from '../../support/change-response.ts'
import { covers } from '../../support/covers.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

const good = '4242424242424242'

test('PAY-01 PAY-14 PAY-22 a man sees his four plans with price, price per month and renewal', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'man-unpaid', path: null })
  const payment = await PaymentPage.open(page)
  await expect(payment.plans).toHaveCount(4)
  const rows: [string, string, string | null, string][] = [
    ['1ヶ月プラン', '3,850円', null, '2回目のお支払いは初回の31日後、以降は30日ごとです。'],
    ['3ヶ月プラン', '9,900円', '1ヶ月あたり 3,300円', '2回目のお支払いは初回の91日後、以降は90日ごとです。'],
    ['6ヶ月プラン', '16,500円', '1ヶ月あたり 2,750円', '2回目のお支払いは初回の181日後、以降は180日ごとです。'],
    ['12ヶ月プラン', '26,400円', '1ヶ月あたり 2,200円', '2回目のお支払いは初回の361日後、以降は360日ごとです。'],
  ]
  covers('PAY-23', 'PAY-24', 'PAY-25', 'PAY-26')
  for (const [name, price, perMonth, cycle] of rows) {
    const plan = payment.plan(name)
    await expect(plan).toContainText(price)
    covers('PAY-62', 'PAY-63')
    await expect(plan).toContainText(cycle)
    covers('PAY-48', 'PAY-49', 'PAY-50', 'PAY-51')
    if (perMonth) await expect(plan).toContainText(perMonth)
    else await expect(plan).not.toContainText('1ヶ月あたり')
  }
  covers('PAY-07', 'PAY-84')
  for (const plan of await payment.plans.all()) await expect(plan).not.toBeChecked()
  await payment.plan('3ヶ月プラン').click()
  await expect(page.getByText('次回のお支払いは2027/02/19です。')).toBeVisible()
  await expect(page.getByText('お支払い済みの料金は返金されません（利用規約第10条）。')).toBeVisible()
  await expect(page.getByRole('link', { name: 'ランクそのままキャンペーンを見る' })).toHaveCount(0)
})

test('PAY-27 PAY-51 the second price set shows its own prices', async ({ openPhone, server }) => {
  await server.control.put('/variants', { priceSet: 'second' })
  const page = await openPhone({ persona: 'man-unpaid', path: null })
  const payment = await PaymentPage.open(page)
  for (const [name, price] of [
    ['1ヶ月プラン', '3,000円'],
    ['3ヶ月プラン', '8,500円'],
    ['6ヶ月プラン', '14,000円'],
    ['12ヶ月プラン', '25,000円'],
  ] as const)
    await expect(payment.plan(name)).toContainText(price)
  await expect(payment.plan('3ヶ月プラン')).toContainText('1ヶ月あたり 2,833円')
  await payment.pay('12ヶ月プラン', good)
  await expect(page).toHaveURL((url) => url.pathname === '/home')
})

test('PAY-02 PAY-04 PAY-06 PAY-21 PAY-33 a listed man finds the campaign plans, nothing leads to the second route', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'man-listed', path: '/payment_select' })
  await page.getByRole('link', { name: 'ランクそのままキャンペーンを見る' }).click()
  await expect(page.getByRole('heading', { name: 'ランクそのままキャンペーン' })).toBeVisible()
  await expect(page.getByText('お支払い後も現在のランクが引き継がれます。')).toBeVisible()
  const payment = new PaymentPage(page)
  covers('PAY-28', 'PAY-29', 'PAY-30', 'PAY-31')
  for (const [name, price, perMonth] of [
    ['ランクそのまま1ヶ月プラン', '2,500円', ''],
    ['ランクそのまま3ヶ月プラン', '6,600円', '1ヶ月あたり 2,200円'],
    ['ランクそのまま6ヶ月プラン', '12,000円', '1ヶ月あたり 2,000円'],
    ['ランクそのまま12ヶ月プラン', '20,000円', '1ヶ月あたり 1,667円'],
  ] as const) {
    await expect(payment.plan(name)).toContainText(price)
    covers('PAY-45', 'PAY-46', 'PAY-47')
    await expect(payment.plan(name)).toContainText(perMonth)
  }
  await expect(page.locator('a[href*="payment_select_campaign2"]')).toHaveCount(0)
  // The same card form stands on all three routes.
  covers('PAY-03', 'PAY-05')
  for (const path of ['/payment_select', '/payment_select_campaign', '/payment_select_campaign2']) {
    await page.goto(path)
    for (const field of [payment.card.number, payment.card.name, payment.card.month, payment.card.cvv2])
      await expect(field, path).toBeEditable()
  }
  await payment.pay('ランクそのまま3ヶ月プラン', good)
  await expect(page).toHaveURL((url) => url.pathname === '/home')
})

test('PAY-21 unlisted men and all women come from the campaign routes to the regular plans', async ({ openPhone }) => {
  const man = await openPhone({ persona: 'man-unpaid', path: null })
  const woman = await openPhone({ phone: 'b', persona: 'woman', path: null })
  for (const page of [man, woman]) {
    for (const path of ['/payment_select_campaign', '/payment_select_campaign2']) {
      await page.goto(path)
      await expect(page).toHaveURL((url) => url.pathname === '/payment_select')
    }
  }
})

test('PREM-01 PREM-07 PREM-08 PREM-10 a woman finds only the premium plan, chosen already, and pays it', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'woman', path: null })
  const payment = await PaymentPage.open(page)
  await expect(payment.plans).toHaveCount(1)
  await expect(payment.plans).toBeChecked()
  covers('PAY-22', 'PAY-34', 'PAY-36')
  await expect(payment.plan('女性プレミアムプラン')).toContainText('1,100円')
  await expect(page.getByText('次回のお支払いは2026/12/21です。')).toBeVisible()
  await payment.card.fill(good)
  await payment.submit.click()
  await expect(page).toHaveURL((url) => url.pathname === '/home')
  await page.goto('/payment_information')
  await expect(page.getByText('女性プレミアムプラン')).toBeVisible()
})

test('PAY-37 PAY-38 the test plan appears with its switch and always asks the bank', async ({ openPhone, server }) => {
  const page = await openPhone({ persona: 'man-unpaid', path: null })
  await PaymentPage.open(page)
  await expect(page.getByText('テストプラン（3Dセキュア）')).toHaveCount(0)
  await server.control.put('/variants', { testPlan: true })
  const payment = await PaymentPage.open(page)
  await payment.pay('テストプラン（3Dセキュア）', good)
  await page.getByRole('button', { name: '認証する' }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/payment_success')
})

test('plan selection that cannot load says so and can be tried again', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man-unpaid', path: null })
  await page.route('**/api/payment_information', (route) => route.fulfill({ status: 404, json: {} }))
  await page.goto('/payment_select')
  await expect(page.getByRole('alert')).toContainText('読み込めませんでした。')
  await page.unroute('**/api/payment_information')
  await page.getByRole('button', { name: 'もう一度試す' }).click()
  await expect(new PaymentPage(page).plans).toHaveCount(4)
})

test('PAY-17 PAY-18 PAY-19 PAY-20 IMP-11 the old version shows four plans in a dialog, each a link with plan and uid', async ({
  openPhone,
  server,
}) => {
  await server.control.put('/variants', { planSelect: 'modal' })
  const page = await openPhone({ persona: 'man-unpaid', path: '/payment_select' })
  await page.getByRole('button', { name: 'プランを見る' }).click()
  const links = page.getByRole('dialog', { name: 'プランのご案内' }).getByRole('link')
  await expect(links).toHaveCount(4)
  const targets = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')))
  expect(targets).toEqual([1, 2, 3, 4].map((n) => `/about/card-payment?plan=${n}&mail=man-unpaid%40yoimachi.example`))
  await links.first().click()
  await expect(page.getByRole('heading', { name: 'カードでのお支払い', level: 1 })).toBeVisible()
})

test('PAY-35 a listed woman reads that the first cycle is free', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman', path: null })
  await changeResponse(page, '**/api/payment_information', (body) => ({ ...body, listed: true }))
  const payment = await PaymentPage.open(page)
  await expect(payment.plan('女性プレミアムプラン')).toContainText('初回無料（2回目以降1,100円）')
})

test('PAY-05 D-75 the button of a plan names its amount, and a large one is asked once more', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man-unpaid', path: null })
  const payment = await PaymentPage.open(page)
  await payment.plan('1ヶ月プラン').click()
  await expect(payment.submit).toHaveText('3,850円で登録する')
  await payment.plan('3ヶ月プラン').click()
  const label = await payment.submit.innerText()
  expect(label).toMatch(/^[\d,]+円で登録する$/)
  await payment.card.fill('4242424242424242')
  await payment.submit.click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(`${label.replace('円で登録する', '')}円をお支払いになりますか？`)
  await expect(question).toContainText('3ヶ月プランの料金（税込）です。')
  await question.getByRole('button', { name: '支払う' }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/home')
})
