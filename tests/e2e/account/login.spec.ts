import { expect } from '@playwright/test'
import { readSession, test } from '../../support/fixtures.ts'
import { holdBack } from '../../support/hold-back.ts'
import { shownFor } from '../../support/shown-for.ts'
import { LoginPage } from '../page-models/login-page.ts'

const storedKeys = ['uid', 'client', 'access-token', 'token-type', 'expiry']

test('AUTH-13 AUTH-14 AUTH-15 a wrong password shows its message after a second for five', async ({ openPhone }) => {
  const page = await openPhone({ path: '/login' })
  const login = new LoginPage(page)
  await page.clock.install()
  const answered = page.waitForResponse('**/api/auth/sign_in')
  await login.send('woman@yoimachi.example', 'wrong')
  await answered
  await expect(login.message).toBeHidden()
  await page.clock.runFor(1_000)
  await shownFor(login.message, 5_000)
  await expect(login.email).toHaveValue('woman@yoimachi.example')
  await expect(login.password).toHaveValue('wrong')
})

test('AUTH-11 AUTH-12 AUTH-17 AUTH-64 GATE-21 a login stores its headers and account, and goes to /home', async ({
  openPhone,
}) => {
  const page = await openPhone({ path: '/login' })
  const home = await new LoginPage(page).logIn('man@yoimachi.example', 'yoimachi123')
  await home.heading.waitFor({ state: 'attached' })
  expect(new URL(page.url()).pathname).toBe('/home')
  const stored = await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)))
  for (const key of storedKeys) expect(stored[key], key).toBeTruthy()
  expect(stored).toMatchObject({ uid: 'man@yoimachi.example', sex: '1', payment_conf: '1' })
})

test('AUTH-06 AUTH-07 AUTH-08 AUTH-09 AUTH-10 send_mail shows its flash for ten seconds', async ({ openPhone }) => {
  const page = await openPhone({ path: null })
  await page.clock.install()
  await page.goto('/login?send_mail')
  const flash = page.getByText('入力されたメールアドレスに確認メールを送信しました。')
  await shownFor(flash, 10_000)
})

test('a login that another tab stores while a refused one leads to /login is kept, and the page opens again', async ({
  openPhone,
  server,
}) => {
  const page = await openPhone({ cold: true, persona: 'woman', path: '/timeline' })
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  const other = await page.context().newPage()
  await other.goto('/config.json')
  const release = await holdBack(page, '**/assets/auth-pages-*.js')
  const left = page.waitForRequest('**/assets/auth-pages-*.js')
  // The logins of the former world are refused.
  await server.control.post('/reset')
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')))
  await left

  const login = await readSession(server, 'woman')
  await other.evaluate((values) => Object.entries(values).forEach((pair) => localStorage.setItem(...pair)), login)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('client'))).toBe(login['client'])
  release()
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await expect(page).toHaveURL(/\/timeline$/)
  expect(await page.evaluate(() => localStorage.getItem('client'))).toBe(login['client'])
})
