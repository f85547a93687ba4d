import type { Locator } from '@playwright/test'
import { mailLink } from '../../e2e/page-models/outbox.ts'
import { SignUpPage } from '../../e2e/page-models/sign-up-page.ts'
import { untilVisible } from '../../support/until-visible.ts'
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
  await expect(signUp.email).not.toHaveAttribute('aria-invalid', 'true')
  await signUp.email.blur()
  await expect(hint).toHaveCount(1)
  await expect(signUp.email).toHaveAttribute('aria-invalid', 'true')
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

test('D-118 AUTH-40 AUTH-41 a taken address is not named; the ways of a member stand below', async ({ openPhone }) => {
  const page = await openPhone({ path: '/signup' })
  const signUp = new SignUpPage(page)
  await signUp.fill({ email: 'woman@yoimachi.example', password: 'yoimachi123', sex: '女性' })
  await page.clock.install()
  await signUp.submit.click()
  await untilVisible(page.getByText('メールアドレスとパスワードを確認してください。'))
  const known = page.getByText('すでにご登録の方は、ログインまたはパスワードの再設定をお試しください。')
  await expect(known).toBeVisible()
  await expect(known.getByRole('link', { name: 'ログイン' })).toHaveAttribute('href', '/login')
  await expect(known.getByRole('link', { name: 'パスワードの再設定' })).toHaveAttribute('href', '/forget_password')
  await expect(page.getByText('すでに使用されています')).toHaveCount(0)
  await expect(signUp.email).not.toHaveAttribute('aria-invalid', 'true')
})

test('AUTH-40 D-68 what the server says of a field stands beside that field, until it is changed', async ({
  openPhone,
}) => {
  const page = await openPhone({ path: '/signup' })
  const signUp = new SignUpPage(page)
  const beside = (field: Locator, text: string) => expect(field).toHaveAccessibleDescription(new RegExp(text))
  await page.route('**/api/auth', (route) =>
    route.fulfill({ status: 422, json: { status: 'error', errors: { password: ['128文字以内で入力してください'] } } }),
  )
  await signUp.fill({ email: freshEmail('b'), password: 'yoimachi123', sex: '女性' })
  await signUp.submit.click()
  await expect(page.getByText('メールアドレスとパスワードを確認してください。')).toBeVisible()
  await beside(signUp.password, '128文字以内')
  await expect(signUp.password).toHaveAttribute('aria-invalid', 'true')
  await signUp.confirmation.fill('yoimachi12')
  await expect(signUp.password).toHaveAttribute('aria-invalid', 'true')
  await signUp.password.fill('yoimachi12')
  await expect(signUp.password).not.toHaveAttribute('aria-invalid', 'true')
})

test('AUTH-31 AUTH-32 AUTH-37 a short password and a difference are said once before the request', async ({
  openPhone,
}) => {
  const page = await openPhone({ path: '/signup' })
  const signUp = new SignUpPage(page)
  const differ = page.getByText('パスワード（確認）が一致しません。')
  await signUp.password.fill('short')
  await expect(signUp.password).not.toHaveAttribute('aria-invalid', 'true')
  await signUp.password.blur()
  await expect(signUp.password).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('6文字以上で入力してください。')).toHaveCount(1)
  await signUp.confirmation.fill('yoimachi124')
  await signUp.confirmation.blur()
  await expect(differ).toBeVisible()
  await signUp.password.fill('yoimachi124')
  await expect(differ).toHaveCount(0)
  await expect(signUp.password).not.toHaveAttribute('aria-invalid', 'true')
  await signUp.fill({ email: freshEmail('c'), password: 'short', confirmation: 'other', sex: '男性' })
  const refused = page.waitForResponse((response) => response.url().endsWith('/api/auth'))
  await signUp.submit.click()
  expect((await refused).status()).toBe(422)
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

test('D-110 CONFIRM-03 a confirmation whose answer is lost is asked for again, and a lost one offers another try', async ({
  openPhone,
  server,
}) => {
  const page = await openPhone({ path: null })
  const email = 'unconfirmed@yoimachi.example'
  await page.goto('/user_confirmation')
  await page.getByLabel('メールアドレス').fill(email)
  await page.getByRole('button', { name: '確認メールを再送する' }).click()
  await expect(page.getByText('入力されたメールアドレスに確認メールを送信しました。')).toBeVisible()
  const link = await mailLink(server.control, email)
  let sent = 0
  await page.route('**/api/auth/confirmation?*', async (route) => {
    sent += 1
    if (sent > 3) await route.fetch()
    if (sent > 4) await route.continue()
    else await route.abort()
  })
  await page.clock.install()
  await page.goto(link)
  await untilVisible(page.getByText('通信できませんでした。'), 500)
  await expect(page.getByText('リンクは一度だけ使え')).toHaveCount(0)
  await page.getByRole('button', { name: 'もう一度試す' }).click()
  await untilVisible(page.getByText('すでに確認済みです。'), 500)
})

test('FAQ-04 CONFIRM-09 /user_confirmation without a link only offers to send the mail again', async ({
  openPhone,
  server,
}) => {
  const page = await openPhone({ path: '/user_confirmation' })
  await expect(page.getByRole('heading', { name: '確認メールの再送' })).toBeVisible()
  await expect(page.getByText('エラーが発生しました。')).toHaveCount(0)
  await page.getByLabel('メールアドレス').fill('unconfirmed@yoimachi.example')
  await page.getByRole('button', { name: '確認メールを再送する' }).click()
  await expect(page.getByText('入力されたメールアドレスに確認メールを送信しました。')).toBeVisible()
  expect(await mailLink(server.control, 'unconfirmed@yoimachi.example')).toContain('confirmation_token=')
})

test('AUTH-25 AUTH-34 D-91 an address off the documented pattern is never sent and takes the focus', async ({
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
