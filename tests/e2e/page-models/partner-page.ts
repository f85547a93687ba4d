import type { Locator, Page } from '@playwright/test'

/** A partner's profile of either sex. */
export class PartnerPage {
  readonly page: Page
  readonly photos: Locator
  readonly contact: Locator
  readonly pass: Locator
  readonly hold: Locator
  readonly chat: Locator
  readonly review: Locator
  readonly block: Locator
  readonly report: Locator
  readonly reasons: Locator
  /** The question before a man passes. */
  readonly passQuestion: Locator

  constructor(page: Page) {
    this.page = page
    this.photos = page.getByRole('region', { name: /さんの写真$/ })
    this.contact = page.getByRole('button', { name: '連絡を取る' })
    this.pass = page.getByRole('button', { name: '今回は見送る' })
    this.hold = page.getByRole('button', { name: '保留する' })
    this.chat = page.getByRole('link', { name: 'メッセージを見る' })
    this.review = page.getByRole('link', { name: '口コミを書く' })
    this.block = page.getByRole('button', { name: 'マッチングを解消する' })
    this.report = page.getByRole('link', { name: '運営局に通報・相談する' })
    this.passQuestion = page.getByRole('dialog', { name: '今回は見送りますか？' })
    this.reasons = page.getByRole('dialog', { name: '見送る理由' })
  }

  section(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true })
  }

  get matched(): Locator {
    return this.page.getByRole('dialog', { name: 'マッチングが成立しました。' })
  }

  get noMatch(): Locator {
    return this.page.getByRole('alertdialog', { name: '今回は見送りました。' })
  }

  /** The last question before a match is dissolved. */
  get lastQuestion(): Locator {
    return this.page.getByRole('alertdialog', {
      name: '本当に解消しますか？解消したマッチングは元に戻せません。',
    })
  }
}
