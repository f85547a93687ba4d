import type { Locator, Page } from '@playwright/test'
import { CardForm } from './card-form.ts'

/** Packs of likes, their card form and the history of purchases (/shop). */
export class ShopPage {
  readonly #page: Page
  readonly buy: Locator
  readonly history: Locator

  constructor(page: Page) {
    this.#page = page
    this.buy = page.getByRole('button', { name: '購入する' })
    this.history = page.getByRole('region', { name: '購入の履歴' })
  }

  /** @param count label of the pack, such as 30個 */
  pack(count: string): Locator {
    return this.#page
      .getByRole('group', { name: 'パックを選ぶ' })
      .locator('label')
      .filter({ has: this.#page.getByText(count, { exact: true }) })
  }

  /** Opens the shop and orders a pack with a card. */
  async order(count: string, card: string): Promise<void> {
    await this.#page.goto('/shop')
    await this.pack(count).click()
    await new CardForm(this.#page).fill(card)
    await this.buy.click()
  }
}
