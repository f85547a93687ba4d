import { expect } from '@playwright/test'
import { test } from '../../support/fixtures.ts'
import { holdBack } from '../../support/hold-back.ts'
import { shownFor } from '../../support/shown-for.ts'
import { LoginPage } from '../page-models/login-page.ts'
import { mailLink } from '../page-models/outbox.ts'

const storedKeys = ['uid', 'client', 'access-token', 'token-type', 'expiry']

test('AUTH-01 AUTH-02 AUTH-03 AUTH-04 /login has its fields and leads to sign-up and password reset', async ({
  openPhone,
}) => {
  const page = await openPhone({ path: '/login' })
  const login = new LoginPage(page)
  await expect(login.email).toBeVisible()
  await expect(login.password).toHaveAttribute('type', 'password')
  await login.toSignUp()
  await page.goBack()
  await login.toForgetPassword()
})

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

test('AUTH-05 AUTH-76 opening /login clears the stored session', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man', path: '/login' })
  await new LoginPage(page).submit.waitFor()
  const stored = await page.evaluate(() => Object.keys(localStorage))
  expect(stored.filter((key) => [...storedKeys, 'sex', 'payment_conf', 'message'].includes(key))).toEqual([])
})

test('AUTH-06 AUTH-07 AUTH-08 AUTH-09 AUTH-10 send_mail shows its flash for ten seconds', async ({ openPhone }) => {
  const page = await openPhone({ path: null })
  await page.clock.install()
  await page.goto('/login?send_mail')
  const flash = page.getByText('入力されたメールアドレスに確認メールを送信しました。')
  await shownFor(flash, 10_000)
})

test('AUTH-16 empty fields go to the server; the button is off only while the call runs', async ({ openPhone }) => {
  const page = await openPhone({ path: '/login' })
  const login = new LoginPage(page)
  const release = await holdBack(page, '**/api/auth/sign_in')
  await expect(login.submit).toBeEnabled()
  const request = page.waitForRequest('**/api/auth/sign_in')
  await login.submit.click()
  expect((await request).postDataJSON()).toEqual({ email: '', password: '' })
  await expect(login.submit).toBeDisabled()
  release()
  await expect(login.submit).toBeEnabled()
  await expect(login.message).toBeVisible()
})

test('AUTH-13 API-02 a double press sends once', async ({ openPhone }) => {
  const page = await openPhone({ path: '/login' })
  const login = new LoginPage(page)
  const sent: string[] = []
  await page.route('**/api/auth/sign_in', async (route) => {
    sent.push(route.request().method())
    // Longer than a double press.
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue()
  })
  await login.email.fill('woman@yoimachi.example')
  await login.password.fill('wrong')
  await login.submit.dblclick()
  await login.message.waitFor()
  expect(sent).toEqual(['POST'])
})

test('API-02 an unconfirmed member reads why below the fixed message', async ({ openPhone }) => {
  const page = await openPhone({ path: '/login' })
  const login = new LoginPage(page)
  await login.send('unconfirmed@yoimachi.example', 'yoimachi123')
  await expect(login.message).toBeVisible()
  await expect(
    page.getByText('メールアドレスの確認が完了していません。届いたメールのリンクを開いてください。'),
  ).toBeVisible()
})

test('D-70 offers to send the mail again after a login refused as unconfirmed', async ({ openPhone, server }) => {
  const page = await openPhone({ path: '/login' })
  const login = new LoginPage(page)
  await expect(page.getByRole('button', { name: '確認メールを再送する' })).toHaveCount(0)
  await login.send('unconfirmed@yoimachi.example', 'yoimachi123')
  await page.getByRole('button', { name: '確認メールを再送する' }).click()
  await expect(page.getByText('入力されたメールアドレスに確認メールを送信しました。')).toBeVisible()
  expect(await mailLink(server.control, 'unconfirmed@yoimachi.example')).toContain('confirmation_token=')
  await login.send('woman@yoimachi.example', 'wrong-password')
  await expect(login.message).toBeVisible()
  await expect(page.getByRole('button', { name: '確認メールを再送する' })).toHaveCount(0)
})
