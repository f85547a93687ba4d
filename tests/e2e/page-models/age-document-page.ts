import type { Locator, Page } from '@playwright/test'

type Picture = { name: string; mimeType: string; buffer: Buffer }

/** /age_confirmation. */
export class AgeDocumentPage {
  readonly page: Page
  readonly input: Locator
  readonly preview: Locator
  /** With any current label. */
  readonly submit: Locator

  constructor(page: Page) {
    this.page = page
    this.input = page.locator('input[type=file]:not([hidden])')
    this.preview = page.getByRole('img', { name: '選択した書類の画像' })
    this.submit = page.locator('form button[type=submit]')
  }

  async choose(picture: Picture): Promise<void> {
    await this.input.setInputFiles(picture)
  }
}
