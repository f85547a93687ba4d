import { changeAnswer } from '../../support/change-answer.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

for (const [lack, change] of [
  ['an email', { email: '' }],
  ['an email (null)', { email: null }],
  ['an email (missing)', { email: undefined }],
  // Pages of both sexes redirect home, and home to one of them, which used to loop forever.
  ['a known sex', { sex: null, twitter_name: '' }],
] as const) {
  test(`GATE-05 GATE-06 D-121 an account without ${lack} leads to /login`, async ({ openPhone }) => {
    const page = await openPhone({ persona: 'man', path: null })
    await changeAnswer(page, '**/api/account', (body) => ({ ...body, ...change }))
    await page.goto('/home')
    await page.waitForURL('**/login')
  })
}

test('D-121 GATE-21 CANCEL-24 a paid man whose payment_conf is a text keeps all that he paid for', async ({
  openPhone,
}) => {
  const page = await openPhone({ persona: 'man', path: null, homeSeen: true })
  const asText = (body: Record<string, unknown>) => ({ ...body, payment_conf: String(body['payment_conf']) })
  await changeAnswer(page, '**/api/account', asText)
  await changeAnswer(page, '**/api/payment_information', asText)
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

test('GATE-05 an account call that keeps failing leads to /login', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man', path: null })
  await page.route('**/api/account', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/home')
  await page.waitForURL('**/login')
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
