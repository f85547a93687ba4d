import type { Locator, Page } from '@playwright/test'
import { ForgetPasswordPage } from './forget-password-page.ts'
import { HomePage } from './home-page.ts'
import { SignUpPage } from './sign-up-page.ts'

/** /login. */
export class LoginPage {
  readonly page: Page
  readonly email: Locator
  readonly password: Locator
  readonly submit: Locator
  readonly message: Locator

  constructor(page: Page) {
    this.page = page
    this.email = page.getByLabel('メールアドレス')
    this.password = page.getByLabel('パスワード', { exact: true })
    this.submit = page.getByRole('button', { name: 'ログイン' })
    this.message = page.getByText('メールアドレスとパスワードを確認してください。')
  }

  static async open(page: Page, query = ''): Promise<LoginPage> {
    await page.goto(`/login${query}`)
    const login = new LoginPage(page)
    await login.submit.waitFor()
    return login
  }

  async send(email: string, password: string): Promise<void> {
    await this.email.fill(email)
    await this.password.fill(password)
    await this.submit.click()
  }

  async logIn(email: string, password: string): Promise<HomePage> {
    await this.send(email, password)
    await this.page.waitForURL((url) => url.pathname !== '/login')
    return new HomePage(this.page)
  }

  async toSignUp(): Promise<SignUpPage> {
    await this.page.getByRole('link', { name: '新規登録' }).click()
    await this.page.waitForURL('**/signup')
    return new SignUpPage(this.page)
  }

  async toForgetPassword(): Promise<ForgetPasswordPage> {
    await this.page.getByRole('link', { name: 'パスワードを忘れた方' }).click()
    await this.page.waitForURL('**/forget_password')
    return new ForgetPasswordPage(this.page)
  }
}
