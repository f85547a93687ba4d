import type { Locator, Page } from '@playwright/test'

/** /payment_cancellation in its steps. */
export class CancellationPage {
  readonly page: Page
  readonly yes: Locator
  readonly no: Locator
  readonly next: Locator
  readonly back: Locator
  readonly text: Locator
  readonly password: Locator
  readonly submit: Locator

  constructor(page: Page) {
    this.page = page
    const main = page.getByRole('main')
    this.yes = main.getByRole('button', { name: 'はい' })
    this.no = main.getByRole('link', { name: 'いいえ' })
    this.next = main.getByRole('button', { name: '次へ' })
    this.back = main.getByRole('link', { name: '戻る' })
    this.text = main.getByLabel('理由の詳細')
    this.password = main.getByLabel('パスワード', { exact: true })
    this.submit = main.getByRole('button', { name: '解約する' })
  }

  static async open(page: Page, query = ''): Promise<CancellationPage> {
    await page.goto(`/payment_cancellation${query}`)
    return new CancellationPage(page)
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { name, level: 2 })
  }

  reason(name: string): Locator {
    return this.page.getByRole('radio', { name })
  }

  /** Through the first steps to the choice of the reason. */
  async toReason(): Promise<void> {
    await this.yes.click()
    await this.next.click()
    await this.heading('解約の理由をお聞かせください').waitFor()
  }

  /** From a chosen reason over the summary; a second press before it stands there would be for the reason again. */
  async toPassword(): Promise<void> {
    await this.next.click()
    await this.heading('内容のご確認').waitFor()
    await this.next.click()
    await this.password.waitFor()
  }
}
