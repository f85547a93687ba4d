import { expect } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import { shownFor } from '../../support/shown-for.ts'
import { LoginPage } from '../page-models/login-page.ts'

const storedKeys = ['uid', 'client', 'access-token', 'token-type', 'expiry']

test('AUTH-13 AUTH-14 AUTH-15 a wrong password shows the fixed message after one second for five, and keeps what was typed', async ({
  openPhone,
}) => {
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

test('AUTH-11 AUTH-12 AUTH-17 AUTH-64 GATE-21 a login stores the five headers, then sex and payment_conf, and goes to /home', async ({
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
