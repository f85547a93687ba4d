import type { Locator, Page } from '@playwright/test'

/** /forget_password. */
export class ForgetPasswordPage {
  readonly page: Page
  readonly email: Locator
  readonly submit: Locator

  constructor(page: Page) {
    this.page = page
    this.email = page.getByLabel('メールアドレス')
    this.submit = page.getByRole('button', { name: '送信する' })
  }

  static async open(page: Page): Promise<ForgetPasswordPage> {
    await page.goto('/forget_password')
    const forgot = new ForgetPasswordPage(page)
    await forgot.submit.waitFor()
    return forgot
  }

  async send(email: string): Promise<void> {
    await this.email.fill(email)
    await this.submit.click()
  }
}
