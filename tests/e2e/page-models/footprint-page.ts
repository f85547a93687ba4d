import type { Locator, Page } from '@playwright/test'

/** /footprints. */
export class FootprintPage {
  readonly page: Page
  readonly rows: Locator
  readonly pages: Locator
  readonly dialog: Locator

  constructor(page: Page) {
    this.page = page
    this.pages = page.getByRole('navigation', { name: 'ページ' })
    this.rows = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('button') })
    this.dialog = page.getByRole('alertdialog', { name: 'いいね👍' })
  }

  /** The heart of the visitor of that name, liked or not. */
  heart(name: string): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^${name}さんにいいねを`) })
  }
}
