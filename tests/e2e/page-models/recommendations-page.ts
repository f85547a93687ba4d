import type { Locator, Page } from '@playwright/test'

/** The list of pairings of either sex. */
export class RecommendationsPage {
  readonly page: Page
  readonly tabs: Locator
  readonly pager: Locator
  readonly operator: Locator

  constructor(page: Page) {
    this.page = page
    this.tabs = page.getByRole('navigation', { name: '表示の切り替え' })
    this.pager = page.getByRole('navigation', { name: 'ページの移動' })
    this.operator = page.getByRole('main').getByRole('link', { name: /^運営局/ })
  }

  tab(name: string): Locator {
    return this.tabs.getByRole('link', { name, exact: true })
  }

  /** The rows below the entry of the operator office. */
  get rows(): Locator {
    return this.page
      .locator('main ul > li')
      .filter({ has: this.page.locator('img, svg') })
      .filter({ hasNotText: '運営局とのメッセージ' })
  }

  row(name: string): Locator {
    return this.rows.filter({ hasText: name }).first()
  }
}
