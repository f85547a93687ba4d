import { LoginPage } from '../../e2e/page-models/login-page.ts'
import { mailLink } from '../../e2e/page-models/outbox.ts'
import { holdBack } from '../../support/hold-back.ts'
import { untilVisible } from '../../support/until-visible.ts'
import { expect } from '../support/matchers.ts'
import { test } from '../support/test.ts'

const storedKeys = ['uid', 'client', 'access-token', 'token-type', 'expiry']

test('AUTH-05 AUTH-76 opening /login clears the stored session', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man', path: '/login' })
  await new LoginPage(page).submit.waitFor()
  const ofLogin = async () => {
    const stored = await page.evaluate(() => Object.keys(localStorage))
    return stored.filter((key) => [...storedKeys, 'sex', 'payment_conf', 'message'].includes(key))
  }
  await expect.poll(ofLogin).toEqual([])
})

test('AUTH-05 D-113 /login says that it has logged out, and the member takes it back', async ({ openPhone }) => {
  const page = await openPhone({ persona: 'man', path: '/timeline' })
  await page.getByText(/^いいね残り\d+/).waitFor()
  await page.goto('/login')
  const notice = page.getByRole('status').filter({ hasText: 'ログアウトしました。' })
  await expect(notice).toContainText('このブラウザーのほかのタブでもログアウトしました。')
  await notice.getByRole('button', { name: 'ログアウトを取り消す' }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/timeline' || url.pathname === '/home')
  expect(await page.evaluate(() => localStorage.getItem('uid'))).toBe('man@yoimachi.example')
  await expect(page.getByRole('link', { name: 'タイムライン' }).first()).toBeVisible()
})

test('AUTH-05 D-113 a guest, a sign-up and an own logout read nothing of a stored login', async ({ openPhone }) => {
  const page = await openPhone({ path: '/login' })
  await new LoginPage(page).submit.waitFor()
  await expect(page.getByText('ログアウトしました。')).toHaveCount(0)
  const left = await openPhone({ phone: 'b', persona: 'man', path: '/settings' })
  await left.getByRole('button', { name: 'ログアウト' }).click()
  await left.waitForURL('**/login')
  await expect(left.getByText(/ログアウト(しました|されました)/)).toHaveCount(0)
})

test('AUTH-05 D-113 a step back to /login, where a guard had led, opens its page and ends no login of another tab', async ({
  openPhone,
  server,
}) => {
  const page = await openPhone({ path: '/timeline' })
  await page.waitForURL('**/login')
  await page.getByRole('link', { name: '新規登録' }).click()
  await page.waitForURL('**/signup')
  const session = await server.control.post<Record<string, string>>('/sessions', { persona: 'man' })
  await page.evaluate(
    (stored) => {
      for (const [name, value] of stored) localStorage.setItem(name, value)
      window.dispatchEvent(new StorageEvent('storage', { storageArea: localStorage }))
      history.back()
    },
    storedKeys.map((name): [string, string] => [name, String(session[name])]),
  )
  await expect(page.getByText(/^いいね残り\d+/)).toBeVisible()
  await expect(page).toHaveURL((url) => url.pathname === '/timeline')
  expect(await page.evaluate(() => localStorage.getItem('uid'))).toBe('man@yoimachi.example')
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
  await page.clock.install()
  release()
  await untilVisible(login.message)
  await expect(login.submit).toBeEnabled()
})

test('AUTH-13 API-02 a double press sends once', async ({ openPhone }) => {
  const page = await openPhone({ path: '/login' })
  const login = new LoginPage(page)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/sign_in')) sent.push(request.method())
  })
  const release = await holdBack(page, '**/api/auth/sign_in')
  await login.email.fill('woman@yoimachi.example')
  await login.password.fill('wrong')
  await login.submit.dblclick()
  await expect.poll(() => sent).toHaveLength(1)
  await page.clock.install()
  release()
  await untilVisible(login.message)
  expect(sent).toEqual(['POST'])
})

test('D-117 D-70 API-02 an unconfirmed member reads why, alone and until the next try, and can send the mail again', async ({
  openPhone,
  server,
}) => {
  const page = await openPhone({ path: '/login' })
  const login = new LoginPage(page)
  const why = page.getByText('メールアドレスの確認が完了していません。届いたメールのリンクを開いてください。')
  const resend = page.getByRole('button', { name: '確認メールを再送する' })
  await page.clock.install()
  await login.send('unconfirmed@yoimachi.example', 'yoimachi123')
  await untilVisible(why)
  await page.clock.runFor(60_000)
  await expect(why).toBeVisible()
  await expect(login.message).toBeHidden()
  await expect(login.email).not.toHaveAttribute('aria-invalid', 'true')
  await expect(resend).toHaveCount(1)
  await resend.click()
  await untilVisible(page.getByText('入力されたメールアドレスに確認メールを送信しました。'))
  expect(await mailLink(server.control, 'unconfirmed@yoimachi.example')).toContain('confirmation_token=')
  await login.send('woman@yoimachi.example', 'wrong-password')
  await untilVisible(login.message)
  await expect(why).toBeHidden()
  await expect(resend).toHaveCount(0)
})

for (const [persona, why] of [
  ['inactive', 'このアカウントは現在ご利用いただけません。'],
  ['minor', '18歳未満の方はご登録いただけません。18歳になられてからお問い合わせください。'],
] as const) {
  test(`D-117 the reason of the ${persona} member stands alone, with a way on`, async ({ openPhone }) => {
    const page = await openPhone({ path: '/login' })
    const login = new LoginPage(page)
    await page.clock.install()
    await login.send(`${persona}@yoimachi.example`, 'yoimachi123')
    await untilVisible(page.getByText(why))
    await page.clock.runFor(60_000)
    await expect(page.getByText(why)).toBeVisible()
    await expect(login.message).toBeHidden()
    await expect(page.getByRole('link', { name: 'お問い合わせ先を見る' })).toHaveAttribute('href', '/about/law')
  })
}

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
