import type { Locator, Page } from '@playwright/test'
import { CardForm } from './card-form.ts'

/** Plan selection on any of its routes. */
export class PaymentPage {
  readonly page: Page
  readonly card: CardForm
  readonly plans: Locator
  readonly submit: Locator

  constructor(page: Page) {
    this.page = page
    this.card = new CardForm(page)
    this.plans = page.getByRole('group', { name: 'プラン' }).getByRole('radio')
    this.submit = page.getByRole('button', { name: 'お支払いを登録する' })
  }

  static async open(page: Page, path = '/payment_select'): Promise<PaymentPage> {
    await page.goto(path)
    const payment = new PaymentPage(page)
    await payment.submit.waitFor()
    return payment
  }

  /** A plan's card by its name, with price and terms. */
  plan(name: string): Locator {
    return this.page
      .getByRole('group', { name: 'プラン' })
      .locator('label')
      .filter({ has: this.page.getByText(name, { exact: true }) })
  }

  async pay(plan: string, number: string): Promise<void> {
    await this.plan(plan).click()
    await this.card.fill(number)
    await this.submit.click()
  }
}
