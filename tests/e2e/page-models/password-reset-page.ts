import type { Locator, Page } from '@playwright/test'

/** /password_reset, as the link of the mail opens it. */
export class PasswordResetPage {
  readonly page: Page
  readonly password: Locator
  readonly confirmation: Locator
  readonly submit: Locator

  constructor(page: Page) {
    this.page = page
    this.password = page.getByLabel('新しいパスワード', { exact: true })
    this.confirmation = page.getByLabel('新しいパスワード（確認）')
    this.submit = page.getByRole('button', { name: '変更する' })
  }

  async send(password: string, confirmation = password): Promise<void> {
    await this.password.fill(password)
    await this.confirmation.fill(confirmation)
    await this.submit.click()
  }
}
