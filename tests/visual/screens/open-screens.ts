import type { ArrivalState } from '../../../src/renderer/member/features/auth/arrival-state.ts'
import type { Screen } from '../screen.ts'

/** Pages without a login. */
export const openScreens: readonly Screen[] = [
  { name: 'landing', path: '/', dark: true },
  { name: 'login', path: '/login', dark: true },
  {
    name: 'login-refused',
    path: '/login',
    dark: true,
    act: async (page) => {
      await page.getByLabel('メールアドレス').fill('woman@yoimachi.example')
      await page.getByLabel('パスワード', { exact: true }).fill('wrong-password')
      await page.getByRole('button', { name: 'ログイン' }).click()
      await page.getByText('メールアドレスとパスワードを確認').waitFor()
    },
  },
  // A member who opens /login, and one whom a failed page has led there (D-113).
  { name: 'login-cleared', persona: 'woman', path: '/login', dark: true },
  { name: 'login-after-failure', persona: 'woman', path: '/reviewform?id=999999' },
  {
    name: 'unreachable',
    persona: 'woman',
    path: '/home',
    fail: ['account'],
    act: (page) => page.getByText('サーバーに接続できません。').waitFor(),
  },
  { name: 'sign-up', path: '/signup', dark: true },
  {
    name: 'sign-up-errors',
    path: '/signup',
    act: async (page) => {
      await page.getByLabel('メールアドレス').fill('だれか')
      await page.getByLabel('メールアドレス').blur()
      await page
        .getByRole('main')
        .getByRole('button')
        .last()
        .click({ timeout: 1_000 })
        .catch(() => {})
    },
  },
  {
    name: 'sign-up-taken',
    path: '/signup',
    act: async (page) => {
      await page.getByLabel('メールアドレス').fill('woman@yoimachi.example')
      await page.getByLabel('パスワード', { exact: true }).fill('yoimachi123')
      await page.getByLabel('パスワード（確認）').fill('yoimachi123')
      await page.getByRole('radio', { name: '女性' }).check()
      await page.getByRole('checkbox').check()
      await page.getByRole('button', { name: '登録する' }).click()
      await page.getByText('すでにご登録の方は、').waitFor()
      // The fixed sentence comes and goes.
      await page.getByText('メールアドレスとパスワードを確認').waitFor()
      await page.getByText('メールアドレスとパスワードを確認').waitFor({ state: 'hidden' })
    },
  },
  { name: 'forget-password', path: '/forget_password' },
  { name: 'password-reset-broken', path: '/password_reset' },
  { name: 'password-reset', path: '/password_reset?client=a&uid=b&token=c' },
  {
    name: 'password-reset-dead',
    path: '/password_reset?client=a&uid=b&token=c',
    act: async (page) => {
      await page.getByLabel('新しいパスワード', { exact: true }).fill('yoimachi456')
      await page.getByLabel('新しいパスワード（確認）').fill('yoimachi456')
      await page.getByRole('button', { name: '変更する' }).click()
      await page.getByText('すでに使われています。').waitFor()
    },
  },
  { name: 'user-confirmation', path: '/user_confirmation' },
  { name: 'user-confirmation-failed', path: '/user_confirmation?confirmation_token=nothing' },
  {
    name: 'after-sign-up',
    path: '/after_sign_up',
    dark: true,
    act: async (page) => {
      await page.waitForURL('**/login?send_mail=true')
      const usr: ArrivalState = { email: 'newcomer@yoimachi.example', mailSent: true, mailSentShown: true }
      await page.evaluate((state) => history.replaceState({ usr: state, idx: 0, key: 'arrived' }, ''), usr)
      await page.reload()
      await page.getByText('宛てにお送りしました。').waitFor()
    },
  },
  {
    name: 'login-unconfirmed',
    path: '/login',
    act: async (page) => {
      await page.getByLabel('メールアドレス').fill('unconfirmed@yoimachi.example')
      await page.getByLabel('パスワード', { exact: true }).fill('yoimachi123')
      await page.getByRole('button', { name: 'ログイン' }).click()
      await page.getByText('メールアドレスの確認が完了していません。').waitFor()
    },
  },
  { name: 'about-terms', path: '/about/terms', viewport: true, dark: true },
  { name: 'about-privacy', path: '/about/privacy', viewport: true },
  { name: 'about-law', path: '/about/law' },
  { name: 'about-partner', path: '/about/partners/7' },
  { name: 'not-found', path: '/nowhere', dark: true },
  { name: 'payment-success', path: '/payment_success' },
  { name: 'payment-failure', path: '/payment_failure?msg=認証に失敗しました。', dark: true },
  {
    name: 'menu-open',
    path: '/login',
    viewport: true,
    act: async (page) => {
      await page.getByRole('button', { name: 'メニューを開く' }).click()
      await page.getByRole('dialog', { name: 'メニュー' }).waitFor()
    },
  },
]
