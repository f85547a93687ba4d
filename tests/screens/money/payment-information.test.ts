import { PaymentPage } from '../../e2e/page-models/payment-page.ts'
import { changeResponse } from '../../support/change-response.ts'
import { covers } from '../../support/covers.ts'
import { untilVisible } from '../../support/until-visible.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

test('PAYINFO2-02 the confirmed view', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man', path: null })
  const loaded = page.waitForResponse('**/api/payment_information')
  await page.goto('/payment_information')
  const payment = await (await loaded).json()
  covers('PAY-112', 'PAYINFO2-04')
  await expect(page.getByText('お支払い確認済み')).toBeVisible()
  covers('PAY-113', 'PAYINFO2-05')
  await expect(page.getByText(payment.payment_id, { exact: true })).toBeVisible()
  await expect(page.getByText(payment.payment_pass, { exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'お客様パスワードを表示する' }).click()
  covers('PAY-114', 'PAYINFO2-06')
  await expect(page.getByText(payment.payment_pass, { exact: true })).toBeVisible()
  covers('PAY-115', 'PAYINFO2-07')
  await expect(page.getByText(payment.course_name)).toBeVisible()
  const next = payment.next_payment_date.slice(0, 10).replaceAll('-', '/')
  await expect(page.getByText(next)).toBeVisible()
  covers('PAY-117', 'PAYINFO2-08')
  await expect(page.getByRole('link', { name: '定期課金の解約' })).toHaveAttribute(
    'href',
    '/payment_cancellation?step=1',
  )
  covers('PAY-118', 'PAYINFO2-09')
  await expect(page.getByText('解約すると、サービスをご利用いただけなくなります。')).toBeVisible()
  covers('PAY-119', 'PAYINFO2-10', 'PAYINFO2-21')
  await expect(page.getByText('カードのご利用明細には「YM SERVICE」と表示されます。')).toBeVisible()
  await page.getByRole('link', { name: 'カードを変更する' }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/change_card')
})

test('PAY-120 PAYINFO2-03 D-66 a man without payments has no plan yet, which is no failure', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man-unpaid', path: '/payment_information' })
  await expect(page.getByText('プランのご登録がまだありません')).toBeVisible()
  await expect(page.getByText('お支払いの確認が取れていません')).toHaveCount(0)
  await expect(page.getByText('登録メールアドレスに誤りがあると')).toHaveCount(0)
  await expect(page.getByText('カードのご利用明細')).toHaveCount(0)
  covers('PAY-124', 'PAYINFO2-14')
  await expect(page.getByRole('link', { name: '運営局に問い合わせる' })).toHaveAttribute('href', '/hona')
  await page.getByRole('link', { name: 'プランを選択する' }).click()
  covers('PAY-123', 'PAYINFO2-13')
  await expect(page).toHaveURL((url) => url.pathname === '/payment_select')
})

test('PAYINFO2-15 PAYINFO2-20 one second after the data the account is read once more', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man', path: null })
  let reads = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/account') reads += 1
  })
  await page.clock.install()
  await page.goto('/payment_information')
  await expect(page.getByText('お支払い確認済み')).toBeVisible()
  const before = reads
  await page.clock.runFor(900)
  expect(reads).toBe(before)
  await page.clock.runFor(100)
  await expect.poll(() => reads).toBe(before + 1)
})

test('D-113 PAYINFO2-16 PAYINFO2-17 a failure is logged and said, with a retry; a later answer is shown', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'man', path: null })
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.route('**/api/payment_information', (route) => route.fulfill({ status: 404, json: {} }))
  await page.clock.install()
  await page.goto('/payment_information')
  await expect.poll(() => logged.some((text) => text.includes('Failed to load the payment information'))).toBe(true)
  const failed = page.getByRole('alert').filter({ hasText: '読み込めませんでした。' })
  await untilVisible(failed)
  await expect(failed.getByRole('button')).toBeVisible()
  await page.unroute('**/api/payment_information')
  await page.clock.runFor(20_000)
  await expect(page.getByText('お支払い確認済み')).toBeVisible()
})

test('D-113 a plan that cannot be read again stays, and the page says that it may be old', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man', path: null })
  await page.clock.install()
  await page.goto('/payment_information')
  await expect(page.getByText('お支払い確認済み')).toBeVisible()
  const old = page.getByRole('status').filter({ hasText: '最新の情報を読み込めません。つながり次第、更新します。' })
  await expect(old).toHaveCount(0)
  await page.route('**/api/payment_information', (route) => route.fulfill({ status: 404, json: {} }))
  await page.clock.runFor(20_000)
  await untilVisible(old)
  await expect(page.getByText('お支払い確認済み')).toBeVisible()
  await page.unroute('**/api/payment_information')
  await page.clock.runFor(10_000)
  await expect(old).toHaveCount(0)
  await expect(page.getByText('お支払い確認済み')).toBeVisible()
})

test('PAY-60 PAY-61 PAY-115 the renewal after 31 and then every 30 days is seen after jumps of the clock', async ({
  openPhone,
  server,
}) => {
  const page = await openPhone({ persona: 'man-unpaid', path: null })
  const payment = await PaymentPage.open(page)
  await payment.pay('1ヶ月プラン', '4242424242424242')
  await expect(page).toHaveURL((url) => url.pathname === '/home')
  for (const [to, last, next] of [
    ['2026-11-20T12:30:00+09:00', '2026/11/20', '2026/12/21'],
    ['2026-12-21T13:00:00+09:00', '2026/12/21', '2027/01/20'],
    ['2027-01-20T13:00:00+09:00', '2027/01/20', '2027/02/19'],
  ] as const) {
    await server.control.post('/clock', { to, keepSessions: true })
    await page.goto('/payment_information')
    await expect(page.getByText(last)).toBeVisible()
    await expect(page.getByText(next)).toBeVisible()
  }
})

test('PAY-60 PAY-121 PAY-122 PAYINFO2-11 PAYINFO2-12 D-66 a declined renewal shows no plan and leads to a new one', async ({
  openPhone,
  server,
}) => {
  const page = await openPhone({ persona: 'man-unpaid', path: null })
  const payment = await PaymentPage.open(page)
  await payment.pay('1ヶ月プラン', '4000000000000341')
  await expect(page).toHaveURL((url) => url.pathname === '/home')
  await page.goto('/payment_information')
  await expect(page.getByText('お支払い確認済み')).toBeVisible()
  const { fired } = await server.control.post<{ fired: { kind: string }[] }>('/clock', {
    to: '2026-12-21T13:00:00+09:00',
    keepSessions: true,
  })
  expect(fired.map(({ kind }) => kind)).toContain('charge-declined')
  await page.reload()
  await expect(page.getByText('お支払いの確認が取れていません')).toBeVisible()
  await expect(page.getByText('2026/12/21の更新（3,850円）がカード会社で承認されませんでした。')).toBeVisible()
  await page.goto('/timeline')
  await expect(page.getByRole('main').getByRole('heading', { name: 'お支払いの確認が取れていません' })).toBeVisible()
  await page.goto('/payment_information')
  await expect(page.getByRole('link', { name: 'プランを選択する' })).toBeVisible()
  await expect(page.getByRole('link', { name: '運営局に問い合わせる' })).toBeVisible()
})

test('D-66 D-99 a declined renewal tells a woman that her benefits and the privacy mode have ended', async ({
  openPhone,
  server,
}) => {
  await server.control.post('/operator/decline-renewal', { member: 'woman-premium@yoimachi.example' })
  await server.control.post('/clock', { to: '2026-12-12T12:00:00+09:00' })
  const page = await openPhone({ persona: 'woman-premium', path: '/payment_information' })
  await expect(page.getByText('2026/12/11の更新がカード会社で承認されませんでした。')).toBeVisible()
  await expect(page.getByText('プライバシーモードはオフになりました。')).toBeVisible()
  await expect(page.getByText('現在のプラン：無料')).toBeVisible()
})

test('D-66 a free woman owes nothing, and her plan is called free', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman', path: '/payment_information' })
  await expect(page.getByText('現在のプラン：無料')).toBeVisible()
  await expect(page.getByText('お支払いの確認が取れていません')).toHaveCount(0)
  await expect(page.getByText('登録メールアドレスに誤りがあると')).toHaveCount(0)
})

test('D-66 a locked page says that a man has no plan yet, and nothing until that is known', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man-unpaid', path: null })
  let answer: (() => void) | undefined
  await page.route('**/api/payment_information', async (route) => {
    await new Promise<void>((go) => (answer = go))
    await route.continue()
  })
  await page.goto('/timeline')
  await expect.poll(() => answer !== undefined).toBe(true)
  await expect(page.getByRole('main').getByRole('heading')).toHaveCount(0)
  answer?.()
  await expect(page.getByRole('main').getByRole('heading', { name: 'プランのご登録がまだありません' })).toBeVisible()
})

test('PAY-116 PAYINFO2-18 PAYINFO2-19 a date that has passed is left out, the plan stays', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man', path: null })
  await changeResponse(page, '**/api/payment_information', (body) => ({
    ...body,
    next_payment_date: '2026-11-20T11:59:00+09:00',
  }))
  await page.goto('/payment_information')
  await expect(page.getByText('1ヶ月プラン')).toBeVisible()
  await expect(page.getByText('次回のお支払い日')).toHaveCount(0)
})
