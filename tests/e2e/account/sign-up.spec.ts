import { expect } from '@playwright/test'
import { covers } from '../../support/covers.ts'
import { test } from '../../support/fixtures.ts'
import { shownFor } from '../../support/shown-for.ts'
import { LoginPage } from '../page-models/login-page.ts'
import { mailLink } from '../page-models/outbox.ts'
import { SignUpPage } from '../page-models/sign-up-page.ts'

let count = 0
const freshEmail = (name: string) => `${name}-${process.pid}-${(count += 1)}@yoimachi.example`

test('AUTH-37 AUTH-40 AUTH-41 a mismatch goes to the server, which refuses with the login message', async ({
  openPhone,
}) => {
  const page = await openPhone({ path: '/signup' })
  const signUp = new SignUpPage(page)
  await signUp.fill({
    email: freshEmail('a'),
    password: 'yoimachi123',
    confirmation: 'yoimachi124',
    sex: '男性',
  })
  await page.clock.install()
  const refused = page.waitForResponse((response) => response.url().endsWith('/api/auth'))
  await signUp.submit.click()
  expect((await refused).status()).toBe(422)
  const message = page.getByText('メールアドレスとパスワードを確認してください。')
  await expect(message).toBeHidden({ timeout: 500 })
  await shownFor(message, 5_000)
  await expect(signUp.password).toHaveValue('yoimachi123')
})

test('AUTH-44 GATE-51 a man signs up with the parameters of the address and reaches /login', async ({ openPhone }) => {
  const page = await openPhone({ path: '/?code=c1&p=&cid=7' })
  await page.getByRole('link', { name: 'ログイン' }).first().click()
  await page.getByRole('button', { name: 'ログイン' }).waitFor()
  await page.getByRole('link', { name: '新規登録' }).click()
  covers('TRACK-10')
  await page.waitForURL('**/signup?code=c1&p=&cid=7')
  const signUp = new SignUpPage(page)
  const email = freshEmail('man')
  await signUp.fill({ email, password: 'yoimachi123', sex: '男性' })
  const request = page.waitForRequest((sent) => sent.method() === 'POST' && sent.url().endsWith('/api/auth'))
  await signUp.submit.click()
  covers('AUTH-23', 'AUTH-24', 'TRACK-01')
  expect((await request).postDataJSON()).toEqual({
    email,
    password: 'yoimachi123',
    password_confirmation: 'yoimachi123',
    sex: 1,
    code: 'c1',
    cid: '7',
  })
  await page.waitForURL('**/login?send_mail=true')
  await expect(page.getByText('入力されたメールアドレスに確認メールを送信しました。')).toBeVisible()
  await expect(page.getByText(`${email} 宛てにお送りしました。`)).toBeVisible()
})

test('D-70 D-116 GATE-52 IMP-26 a woman signs up, confirms her mail and logs in', async ({ openPhone, server }) => {
  const page = await openPhone({ path: '/signup' })
  const signUp = new SignUpPage(page)
  const email = freshEmail('woman')
  const script = page.waitForResponse('**/tracking/conversion.js?id=*')
  await signUp.fill({ email, password: 'yoimachi123', sex: '女性' })
  await signUp.submit.click()
  covers('AUTH-43', 'AUTH-45', 'CONFIRM-04')
  await page.waitForURL(/\/after_sign_up\?id=\d+/)
  // The file exists and has the type of a script.
  covers('AUTH-46', 'CONFIRM-06')
  expect((await script).status()).toBe(200)
  expect((await script).headers()['content-type']).toContain('text/javascript')
  // D-116: it goes on by itself; the panel of the mail stays over a reload, its flash does not come again.
  await page.waitForURL('**/login?send_mail=true')
  const panel = page.getByText(`${email} 宛てにお送りしました。`)
  await expect(panel).toBeVisible()
  await page.getByRole('button', { name: '確認メールを再送する' }).click()
  await expect(page.getByText('入力されたメールアドレスに確認メールを送信しました。').first()).toBeVisible()
  await page.reload()
  await expect(panel).toBeVisible()
  await page.waitForTimeout(1_500)
  await expect(page.getByText('入力されたメールアドレスに確認メールを送信しました。')).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: '主なページ' })).toHaveCount(0)
  const link = await mailLink(server.control, email)
  await page.goto(link)
  covers('CONFIRM-01', 'CONFIRM-03')
  await page.waitForURL('**/login')
  await expect(page.getByText('メールアドレスの確認が完了しました。ログインしてください。')).toBeVisible()
  await page.goto('about:blank')
  await page.goto(link)
  await expect(page.getByText('すでに確認済みです。')).toBeVisible()
  await page.getByRole('link', { name: 'ログインへ' }).click()
  await new LoginPage(page).logIn(email, 'yoimachi123')
  await page.waitForURL('**/femaleform')
})

test('AUTH-48 CONFIRM-08 IMP-26 /after_sign_up goes on whatever becomes of its script', async ({ openPhone }) => {
  const page = await openPhone({ path: null })
  let asked = 0
  await page.route('**/tracking/conversion.js*', async (route) => {
    asked += 1
    // The first one fails, the second one never arrives.
    if (asked === 1) await route.abort()
  })
  const arrives = async () => {
    await page.waitForURL('**/login?send_mail=true')
    // The loaded page has cleared the stored values.
    await page.getByRole('button', { name: 'ログイン', exact: true }).waitFor()
  }
  await page.goto('/after_sign_up')
  await arrives()
  await page.evaluate(() => localStorage.setItem('sex', '1'))
  await page.goto('/after_sign_up?id=5')
  await arrives()
  expect(asked).toBe(0)
  await page.goto('/after_sign_up?id=5')
  await arrives()
  expect(asked).toBe(1)
  await page.goto('/after_sign_up?id=5')
  await page.getByText('読み込んでいます…').waitFor()
  await arrives()
  expect(asked).toBe(2)
})

test('D-116 the logo right after a sign-up leads to the landing page, and /login has the panel of the mail', async ({
  openPhone,
}) => {
  const page = await openPhone({ path: '/signup' })
  await page.route('**/tracking/conversion.js*', () => {})
  const email = freshEmail('woman')
  const signUp = new SignUpPage(page)
  await signUp.fill({ email, password: 'yoimachi123', sex: '女性' })
  await signUp.submit.click()
  await page.getByText('登録処理をしています…').waitFor()
  await page.getByRole('link', { name: '宵待 ホームへ' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await page.getByRole('link', { name: 'ログイン' }).first().click()
  await expect(page.getByText(`${email} 宛てにお送りしました。`)).toBeVisible()
  await expect(page.getByText('有効期限が切れました')).toHaveCount(0)
})
