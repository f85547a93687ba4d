import type { Locator, Page } from '@playwright/test'

/** The five card fields that plan selection, shop and card change share. */
export class CardForm {
  readonly page: Page
  readonly number: Locator
  readonly name: Locator
  readonly month: Locator
  readonly year: Locator
  readonly cvv2: Locator
  /** Error of the whole form. */
  readonly alert: Locator

  constructor(page: Page) {
    this.page = page
    this.number = page.getByLabel('カード番号')
    this.name = page.getByLabel('カード名義（ローマ字）')
    this.month = page.getByLabel('有効期限（月）')
    this.year = page.getByLabel('有効期限（年）')
    this.cvv2 = page.getByLabel('CVV2コード')
    this.alert = page.getByRole('alert').filter({ hasText: /\S/ })
  }

  /** Fills the form with a card that is good until 2030. */
  async fill(number: string): Promise<void> {
    await this.number.fill(number)
    await this.name.fill('TARO YOI')
    await this.month.selectOption({ label: '12月' })
    await this.year.selectOption({ label: '2030年' })
    await this.cvv2.fill('123')
  }

  /** Values of the fields in order. */
  values(): Promise<string[]> {
    return Promise.all([this.number, this.name, this.month, this.year, this.cvv2].map((field) => field.inputValue()))
  }
}
