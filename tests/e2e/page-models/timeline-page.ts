import type { Locator, Page } from '@playwright/test'

/** /timeline. */
export class TimelinePage {
  readonly page: Page
  readonly cards: Locator
  readonly shuffle: Locator
  readonly privacy: Locator
  readonly purchased: Locator

  constructor(page: Page) {
    this.page = page
    this.cards = page.getByRole('main').getByRole('listitem').getByRole('link')
    this.shuffle = page.getByRole('button', { name: '表示を入れ替える' })
    this.privacy = page.getByRole('switch', { name: /^プライバシーモード/ })
    this.purchased = page.getByRole('alertdialog', { name: '購入の完了' })
  }

  /** The addresses of the cards in their order. */
  async addresses(): Promise<(string | null)[]> {
    await this.cards.first().waitFor()
    return this.cards.evaluateAll((cards) => cards.map((card) => card.getAttribute('href')))
  }
}
