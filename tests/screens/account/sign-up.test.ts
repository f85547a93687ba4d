import type { Locator } from '@playwright/test'
import { mailLink } from '../../e2e/page-models/outbox.ts'
import { SignUpPage } from '../../e2e/page-models/sign-up-page.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

let count = 0
const freshEmail = (name: string) => `${name}-${process.pid}-${(count += 1)}@yoimachi.example`

test('AUTH-18 AUTH-19 AUTH-20 AUTH-21 AUTH-22 AUTH-39 the fields of /signup', async ({ openPhone }) => {
  const page = await openPhone({ path: '/signup' })
  const signUp = new SignUpPage(page)
  for (const field of [signUp.email, signUp.password, signUp.confirmation, signUp.sex('男性'), signUp.sex('女性')]) {
    await expect(field).toBeVisible()
  }
  await expect(signUp.terms).not.toBeChecked()
  await expect(page.getByText('利用規約とプライバシーポリシーに同意します（18歳以上・高校生不可）')).toBeVisible()
  await expect(page.getByRole('link', { name: '利用規約' })).toHaveAttribute('href', '/about/terms')
  await expect(page.getByRole('link', { name: 'プライバシーポリシー' })).toHaveAttribute('target', '_blank')
})

test('AUTH-28 AUTH-29 AUTH-32 AUTH-34 AUTH-35 AUTH-36 hints and the button of /signup', async ({ openPhone }) => {
  const page = await openPhone({ path: '/signup' })
  const signUp = new SignUpPage(page)
  const hint = page.getByText('キャリアメールは届かないことがあるため、お控えください。')
  await expect(page.getByText('6文字以上で入力してください。')).toBeVisible()
  await expect(signUp.submit).toBeDisabled()
  await expect(hint).toBeHidden()
  await signUp.email.fill('bad@address')
  await expect(hint).toBeVisible()
  await expect(signUp.submit).toBeDisabled()
  await signUp.terms.check()
  await expect(signUp.submit).toBeEnabled()
  await signUp.terms.uncheck()
  await signUp.email.fill('good@address.jp')
  await expect(hint).toBeHidden()
  await expect(signUp.submit).toBeEnabled()
})

test('AUTH-33 AUTH-38 a missing sex and missing terms stop the submit on the page', async ({ openPhone }) => {
  const page = await openPhone({ path: '/signup' })
  const signUp = new SignUpPage(page)
  let sent = false
  page.on('request', (request) => (sent ||= request.method() === 'POST' && request.url().endsWith('/api/auth')))
  await signUp.fill({ email: freshEmail('a'), password: 'yoimachi123', terms: false })
  await signUp.submit.click()
  await expect(page.getByText('性別を選択してください。')).toBeVisible()
  await expect(page.getByText('利用規約とプライバシーポリシーへの同意が必要です。')).toBeVisible()
  expect(sent).toBe(false)
})

test('AUTH-40 D-68 what the server says of a field stands beside that field, until it is changed', async ({
  openPhone,
}) => {
  const page = await openPhone({ path: '/signup' })
  const signUp = new SignUpPage(page)
  const beside = (field: Locator, text: string) => expect(field).toHaveAccessibleDescription(new RegExp(text))
  await signUp.fill({ email: 'woman@yoimachi.example', password: 'short', sex: '女性' })
  await signUp.submit.click()
  await expect(page.getByText('メールアドレスとパスワードを確認してください。')).toBeVisible()
  await beside(signUp.email, 'すでに')
  await beside(signUp.password, '6文字以上')
  await expect(signUp.email).toHaveAttribute('aria-invalid', 'true')
  await expect(signUp.password).toHaveAttribute('aria-invalid', 'true')
  await signUp.email.fill(freshEmail('b'))
  await expect(signUp.email).not.toHaveAttribute('aria-invalid', 'true')
  await expect(signUp.password).toHaveAttribute('aria-invalid', 'true')

  await signUp.password.fill('yoimachi123')
  await signUp.confirmation.fill('yoimachi124')
  await signUp.submit.click()
  await expect(signUp.confirmation).toHaveAttribute('aria-invalid', 'true')
  await expect(signUp.password).not.toHaveAttribute('aria-invalid', 'true')
})

test('CONST2-11 CONFIRM-02 CONFIRM-09 a used or broken link says so and sends a new mail', async ({
  openPhone,
  server,
}) => {
  const page = await openPhone({ path: '/user_confirmation?confirmation_token=nothing' })
  await expect(page.getByText('エラーが発生しました。')).toBeVisible()
  await expect(page.getByRole('link', { name: 'ログインへ' })).toHaveAttribute('href', '/login')
  await page.getByLabel('メールアドレス').fill('unconfirmed@yoimachi.example')
  await page.getByRole('button', { name: '確認メールを再送する' }).click()
  await expect(page.getByText('入力されたメールアドレスに確認メールを送信しました。')).toBeVisible()
  expect(await mailLink(server.control, 'unconfirmed@yoimachi.example')).toContain('confirmation_token=')
})

test('AUTH-25 AUTH-34 D-91 an address outside the documented pattern is never sent: the field says why and takes the focus', async ({
  openPhone,
}) => {
  const page = await openPhone({ path: '/signup' })
  const signUp = new SignUpPage(page)
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/auth')) sent += 1
  })
  await signUp.fill({ email: '日本@c.jp', password: 'yoimachi123', sex: '女性', terms: false })
  await expect(signUp.submit).toBeDisabled()
  await signUp.terms.check()
  await signUp.submit.click()
  await expect(signUp.email).toBeFocused()
  await expect(signUp.email).toHaveAttribute('aria-invalid', 'true')
  await expect(signUp.email).toHaveAccessibleDescription(/正しいメールアドレスの形式で入力してください。/)
  expect(sent).toBe(0)
})
