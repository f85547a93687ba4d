import type { Page } from '@playwright/test'
import { HomePage } from '../../e2e/page-models/home-page.ts'
import { changeResponse } from '../../support/change-response.ts'
import { untilVisible } from '../../support/until-visible.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

const storedUid = (page: Page) => page.evaluate(() => localStorage.getItem('uid'))

for (const [lack, change] of [
  ['an email', { email: '' }],
  ['an email (null)', { email: null }],
  ['an email (missing)', { email: undefined }],
  // Pages of both sexes redirect home, and home to one of them, which used to loop forever.
  ['a known sex', { sex: null, twitter_name: '' }],
] as const) {
  test(`GATE-05 GATE-06 D-121 an account without ${lack} leads to /login`, async ({ openPhone }) => {
    const page = await openPhone({ persona: 'man', path: null })
    await changeResponse(page, '**/api/account', (body) => ({ ...body, ...change }))
    await page.goto('/home')
    await page.waitForURL('**/login')
  })
}

test('D-121 GATE-21 CANCEL-24 a paid man whose payment_conf is a text keeps all that he paid for', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'man', path: null, homeSeen: true })
  const asText = (body: Record<string, unknown>) => ({ ...body, payment_conf: String(body['payment_conf']) })
  await changeResponse(page, '**/api/account', asText)
  await changeResponse(page, '**/api/payment_information', asText)
  await page.goto('/home')
  await expect(page.getByRole('link', { name: 'タイムライン' }).first()).toBeVisible()
  await expect(page).toHaveURL((url) => url.pathname === '/home')
  await page.goto('/payment_information')
  await expect(page.getByText('お支払い確認済み')).toBeVisible()
  await page.goto('/payment_cancellation?step=1')
  await expect(page).toHaveURL((url) => url.pathname === '/payment_cancellation')
  await page.goto('/timeline')
  await expect(page.getByText(/^いいね残り\d+/)).toBeVisible()
})

test('D-113 GATE-05 a first account call that meets a fault waits and logs nobody out', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man', path: null })
  const waiting = page.getByRole('alert').filter({ hasText: 'サーバーに接続できません。' })
  for (const fault of ['500', 'cut'] as const) {
    await page.route('**/api/account', (route) =>
      fault === 'cut' ? route.abort() : route.fulfill({ status: 500, json: {} }),
    )
    await page.clock.install()
    await page.goto('/timeline')
    await untilVisible(waiting)
    // Ten seconds of a deployment, with three attempts of three calls each.
    for (let passed = 0; passed < 10_000; passed += 200) {
      await page.clock.runFor(200)
      expect(await waiting.isVisible(), `${fault} after ${passed} ms`).toBe(true)
    }
    await page.unroute('**/api/account')
    await untilVisible(page.getByText(/^いいね残り\d+/), 1_000)
    await expect(page).toHaveURL((url) => url.pathname === '/timeline')
    expect(await storedUid(page)).not.toBeNull()
  }
})

for (const [failure, response] of [
  ['403', { status: 403, json: { success: false, msg: '', reason: 'age' } }],
  ['404', { status: 404, json: { success: false, msg: '' } }],
  ['an unreadable response', { status: 200, body: '<html></html>', contentType: 'text/html' }],
] as const) {
  test(`D-113 GATE-05 an account call that fails by ${failure} leads to /login, says so and keeps the login`, async ({
    openPhone,
  }) => {
    const page = await openPhone({ persona: 'man', path: null })
    await page.route('**/api/account', (route) => route.fulfill(response))
    await page.goto('/timeline')
    await page.waitForURL('**/login')
    const notice = page.getByRole('status').filter({ hasText: 'エラーが発生しました。' })
    await expect(notice).toContainText('ログインはそのままです。')
    expect(await storedUid(page)).not.toBeNull()
    await page.unroute('**/api/account')
    await notice.getByRole('link', { name: '続きへ戻る' }).click()
    await expect(page).toHaveURL((url) => url.pathname === '/timeline')
    await expect(page.getByText(/^いいね残り\d+/)).toBeVisible()
  })
}

test('D-113 an account on screen stays for every failure but an ended login, and the page says that it is old', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'man', path: null })
  await page.clock.install()
  await page.goto('/timeline')
  await untilVisible(page.getByText(/^いいね残り\d+/))
  const old = page.getByText('最新の情報を読み込めません。つながり次第、更新します。')
  for (const status of [500, 403, 404]) {
    await page.route('**/api/account', (route) => route.fulfill({ status, json: {} }))
    await page.clock.runFor(20_000)
    await untilVisible(old)
    await expect(page).toHaveURL((url) => url.pathname === '/timeline')
    await page.unroute('**/api/account')
    await page.clock.runFor(20_000)
    await expect(old).toHaveCount(0)
  }
  await page.route('**/api/account', (route) => route.fulfill({ status: 401, json: { errors: [] } }))
  await page.clock.runFor(20_000)
  await page.waitForURL('**/login')
  await untilVisible(page.getByText('ログインの有効期限が切れました。お手数ですが、もう一度ログインしてください。'))
  expect(await storedUid(page)).toBeNull()
})

test('D-113 a page that fails again after the way back leads home, not back once more', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman', path: '/profile?id=999999', homeSeen: true })
  await page.waitForURL('**/login')
  await page.getByRole('link', { name: '続きへ戻る' }).click()
  await expect(page.getByText('このページは開けませんでした。')).toBeVisible()
  await expect(page.getByRole('link', { name: '続きへ戻る' })).toHaveCount(0)
  await page.getByRole('link', { name: 'ホームへ' }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/home')
  await new HomePage(page).heading.waitFor()
  await expect(page.getByRole('link', { name: '続きへ戻る' })).toHaveCount(0)
})

test('D-113 D-30 home that is open is locked in place when the plan ends, and leads nobody away', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'man', path: null, homeSeen: true })
  await page.clock.install()
  await page.goto('/home')
  await untilVisible(page.getByRole('heading', { name: /はるとさん/ }))
  await changeResponse(page, '**/api/account', (body) => ({ ...body, payment_conf: 0 }))
  await page.clock.runFor(20_000)
  await untilVisible(page.getByRole('link', { name: 'お支払い情報へ進む' }))
  await expect(page).toHaveURL((url) => url.pathname === '/home')
})

test('AUTH-72 AUTH-73 AUTH-74 AUTH-75 GATE-13 GATE-15 logs a minor out with the reason while the page is open', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'minor', path: null })
  await page.clock.install()
  await page.goto('/home')
  await page.waitForURL('**/login')
  const notice = page.getByRole('alert').filter({ hasText: '18歳未満の方はご利用いただけません。' })
  await expect(notice).toContainText('18歳未満の方はご登録いただけません。18歳になられてからお問い合わせください。')
  // No timer takes it away.
  await page.clock.runFor(60_000)
  await expect(notice).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('uid'))).toBeNull()
  await page.reload()
  await expect(notice).toBeHidden()
})

test('GATE-22 GATE-23 logs an inactive member out with the reason', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'inactive' })
  await page.waitForURL('**/login')
  await expect(page.getByText('このアカウントは現在ご利用いただけません。')).toBeVisible()
})

test('GATE-10 a logged-in member at / goes home, while /signup stays open', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man', path: '/' })
  await expect(page).toHaveURL((url) => url.pathname === '/home')
  await page.goto('/signup')
  await expect(page.getByRole('button', { name: '登録する' })).toBeVisible()
})

test('ROLE-37 ROLE-07 a stored login with one value missing is no login, and nothing of it stays', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'man', path: null })
  await page.addInitScript(() => localStorage.removeItem('client'))
  await page.goto('/home')
  await page.waitForURL('**/login')
  expect(await page.evaluate(() => localStorage.getItem('uid'))).toBeNull()
})

test('GATE-05 D-50 a login that the server no longer accepts leads to /login', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man', path: null })
  await page.addInitScript(() => localStorage.setItem('access-token', 'worthless'))
  await page.goto('/home')
  await page.waitForURL('**/login')
})
