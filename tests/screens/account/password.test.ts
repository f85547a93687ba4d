import { ForgetPasswordPage } from '../../e2e/page-models/forget-password-page.ts'
import { LoginPage } from '../../e2e/page-models/login-page.ts'
import { mailLink } from '../../e2e/page-models/outbox.ts'
import { PasswordResetPage } from '../../e2e/page-models/password-reset-page.ts'
import { covers } from '../../support/covers.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

const member = 'woman-no-social@yoimachi.example'

test('AUTH-50 a forgotten password is replaced by the mail', async ({ openPhone, server }) => {
  const page = await openPhone({ path: '/forget_password' })
  const forgot = new ForgetPasswordPage(page)
  await forgot.send(member)
  covers('AUTH-51')
  covers('AUTH-49')
  await expect(page.getByText('ご入力のメールアドレスに再設定用のリンクを送信しました。')).toBeVisible()
  await expect(forgot.submit).toBeEnabled()

  await page.goto(await mailLink(server.control, member))
  await page.waitForURL('**/password_reset?**')
  const reset = new PasswordResetPage(page)
  covers('AUTH-57')
  await expect(page.getByText('6文字以上で入力してください。')).toBeVisible()
  await reset.send('short', 'other')
  covers('AUTH-55', 'AUTH-56', 'AUTH-58', 'AUTH-62')
  await expect(page.getByText('エラーが発生しました。')).toBeVisible()
  await reset.send('yoimachi456')
  covers('AUTH-60')
  await page.waitForURL('**/login')
  covers('AUTH-59')
  await expect(page.getByText('パスワードを変更しました。')).toBeVisible()
  await new LoginPage(page).logIn(member, 'yoimachi456')
})

test('D-69 AUTH-51 AUTH-53 an unknown address gets the response of a known one; the page stays', async ({
  openPhone,
}) => {
  const page = await openPhone({ path: '/forget_password' })
  const forgot = new ForgetPasswordPage(page)
  await expect(forgot.submit).toBeDisabled()
  await forgot.send('nobody@yoimachi.example')
  await expect(page.getByText('ご入力のメールアドレスに再設定用のリンクを送信しました。')).toBeVisible()
  await expect(page.getByText('エラーが発生しました。')).toHaveCount(0)
  await expect(forgot.submit).toBeEnabled()
  await expect(forgot.email).toHaveValue('nobody@yoimachi.example')
})

test('AUTH-52 D-69 shows an error for every other failure', async ({ openPhone }) => {
  const page = await openPhone({ path: '/forget_password' })
  await page.route('**/api/auth/password', (route) => route.fulfill({ status: 500, json: {} }))
  await new ForgetPasswordPage(page).send('man@yoimachi.example')
  await expect(page.getByText('エラーが発生しました。')).toBeVisible()
})

test('AUTH-61 AUTH-63 shows no form for a link without a value', async ({ openPhone }) => {
  const page = await openPhone({ path: '/password_reset?client=a&uid=b' })
  await expect(page.getByText('エラーが発生しました。')).toBeVisible()
  await expect(new PasswordResetPage(page).submit).toHaveCount(0)
  await page.getByRole('link', { name: '再設定用のリンクをもう一度受け取る' }).click()
  await page.waitForURL('**/forget_password')
})

test('D-119 AUTH-61 AUTH-63 a refused link says that it is used up or too old, and leads to a new one', async ({
  openPhone,
}) => {
  const page = await openPhone({ path: '/password_reset?client=a&uid=b&token=c' })
  await new PasswordResetPage(page).send('yoimachi456')
  await expect(page.getByText('エラーが発生しました。')).toBeVisible()
  await expect(page.getByText('リンクの有効期限が切れているか、すでに使われています。')).toBeVisible()
  await expect(page.getByText('Unauthorized')).toHaveCount(0)
  expect(new URL(page.url()).pathname).toBe('/password_reset')
  await page.getByRole('link', { name: '再設定用のリンクをもう一度受け取る' }).click()
  await page.waitForURL('**/forget_password')
})

test('NOTICE-12 the button says that the change ends this login too', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'woman', path: '/settings' })
  await page.locator('summary', { hasText: 'パスワードを変更する' }).click()
  const note = 'この端末も含めて、すべての端末でログインし直していただきます。'
  await expect(page.getByText(note)).toBeVisible()
  await expect(page.getByRole('button', { name: '変更する', exact: true })).toHaveAttribute('aria-describedby', /./)
})
