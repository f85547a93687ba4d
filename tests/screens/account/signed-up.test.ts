import type { Page } from '@playwright/test'
import { LoginPage } from '../../e2e/page-models/login-page.ts'
import { mailLink } from '../../e2e/page-models/outbox.ts'
import { SignUpPage } from '../../e2e/page-models/sign-up-page.ts'
import { untilVisible } from '../../support/until-visible.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

let count = 0
const freshEmail = () => `signed-up-${process.pid}-${(count += 1)}@yoimachi.example`

const flash = (page: Page) => page.getByText('入力されたメールアドレスに確認メールを送信しました。')
const resend = (page: Page) => page.getByRole('button', { name: '確認メールを再送する' })
const expired = (page: Page) => page.getByText('有効期限が切れました')

async function signUpAs(page: Page, sex: '男性' | '女性', email: string): Promise<void> {
  const signUp = new SignUpPage(page)
  await signUp.fill({ email, password: 'yoimachi123', sex })
  await signUp.submit.click()
}

for (const sex of ['女性', '男性'] as const) {
  test(`D-116 AUTH-47 CONFIRM-05 the sign-up of a ${sex === '女性' ? 'woman' : 'man'} ends at the panel of the mail`, async ({
    openPhone,
  }) => {
    const page = await openPhone({ path: '/signup' })
    const email = freshEmail()
    await page.clock.install()
    await signUpAs(page, sex, email)
    await untilVisible(flash(page))
    await expect(page).toHaveURL((url) => url.pathname + url.search === '/login?send_mail=true')
    await expect(page.getByText(`${email} 宛てにお送りしました。`)).toHaveCount(1)
    await expect(resend(page)).toHaveCount(1)
    await expect(new LoginPage(page).email).toHaveValue(email)
    await expect(page.getByRole('link', { name: '新規登録' })).toHaveAttribute('href', '/signup')
  })
}

test('D-116 a refused login beside the panel offers to send the mail once, and never doubts right values', async ({
  openPhone,
}) => {
  const page = await openPhone({ path: '/signup' })
  const email = freshEmail()
  await signUpAs(page, '男性', email)
  await expect(resend(page)).toHaveCount(1)
  const login = new LoginPage(page)
  await login.send(email, 'yoimachi123')
  await expect(page.getByText('メールアドレスの確認が完了していません。')).toBeVisible()
  await expect(resend(page)).toHaveCount(1)
  await expect(login.message).toHaveCount(0)
})

for (const path of ['/home', '/timeline', '/login', '/after_sign_up?id=1']) {
  test(`D-116 ${path} in a second tab after a sign-up leads to the panel of its mail`, async ({ openPhone }) => {
    const page = await openPhone({ path: null })
    await page.addInitScript(() => {
      const stored = { uid: 'a@yoimachi.example', client: 'c', 'access-token': 't', sex: '2', unconfirmed: 'true' }
      for (const pair of Object.entries(stored)) localStorage.setItem(...pair)
    })
    await page.goto(path)
    await expect(page.getByText('a@yoimachi.example 宛てにお送りしました。')).toBeVisible()
    await expect(expired(page)).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('access-token'))).toBeNull()
  })
}

test('D-116 /after_sign_up opened by hand says of no mail that it was sent', async ({ openPhone }) => {
  const page = await openPhone({ path: null })
  await page.clock.install()
  await page.goto('/after_sign_up?id=1')
  await untilVisible(new LoginPage(page).submit)
  await page.clock.runFor(3_000)
  await expect(flash(page)).toHaveCount(0)
  await expect(resend(page)).toHaveCount(0)
  await expect(page.getByText('お送りしました')).toHaveCount(0)
})

test('D-70 AUTH-02 the link of the mail leads to a login that knows the address', async ({ openPhone, server }) => {
  const page = await openPhone({ path: '/signup' })
  const email = freshEmail()
  await signUpAs(page, '男性', email)
  await expect(resend(page)).toBeVisible()
  await page.goto(await mailLink(server.control, email))
  await expect(page.getByText('メールアドレスの確認が完了しました。ログインしてください。')).toBeVisible()
  const login = new LoginPage(page)
  await expect(login.email).toHaveValue(email)
  await expect(resend(page)).toHaveCount(0)
  await login.logIn(email, 'yoimachi123')
  expect(await page.evaluate(() => localStorage.getItem('yoimachi.signed-up'))).toBeNull()
})
