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
    // With a plan chosen it names the amount (D-75).
    this.submit = page.getByRole('button', { name: /^(お支払いを|[\d,]+円で|初回無料で)登録する$/ })
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
    await this.send()
  }

  /** Sends the form; a large amount is confirmed (D-75). */
  async send(): Promise<void> {
    const yen = Number((await this.submit.innerText()).replaceAll(/\D/g, ''))
    await this.submit.click()
    if (yen >= 8_000) await this.page.getByRole('alertdialog').getByRole('button', { name: '支払う' }).click()
  }
}
