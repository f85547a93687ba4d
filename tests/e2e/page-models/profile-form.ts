import type { Locator, Page } from '@playwright/test'

/** /form, /partialform and /femaleform. */
export class ProfileForm {
  readonly page: Page
  readonly heading: Locator
  readonly name: Locator
  readonly phone: Locator
  /** Whatever its label says at the moment. */
  readonly submit: Locator

  constructor(page: Page) {
    this.page = page
    this.heading = page.getByRole('heading', { level: 2, name: /^プロフィール(登録|編集)$/ })
    this.name = page.getByLabel('ユーザー名')
    this.phone = page.getByLabel('電話番号')
    this.submit = page.locator('form button[type=submit]')
  }

  /** Names of the shown sections in order. */
  async sections(): Promise<string[]> {
    await this.heading.waitFor()
    // They come one after another.
    await this.page.locator('form:not([aria-busy])').waitFor()
    return this.page.locator('form section h2').allInnerTexts()
  }

  section(name: string): Locator {
    return this.page.getByRole('region', { name })
  }

  group(name: string): Locator {
    return this.page.getByRole('group', { name, exact: true })
  }

  /** Presses one choice of a question; the drawn label is what is seen. */
  async pick(question: string, choice: string): Promise<void> {
    await this.group(question).getByText(choice, { exact: true }).click()
  }

  /** Takes every choice of a question back. */
  async clear(question: string): Promise<void> {
    const chosen = this.group(question).getByRole('checkbox', { checked: true })
    while ((await chosen.count()) > 0) await chosen.first().press('Space')
  }

  /** Opens a region of the areas and presses the given ones. */
  async pickAreas(region: string, areas: readonly string[]): Promise<void> {
    await this.group('エリア').locator('summary', { hasText: region }).click()
    for (const area of areas) await this.group('エリア').getByText(area, { exact: true }).last().click()
  }

  slot(number: 1 | 2 | 3): Locator {
    return this.page.locator(`input[type=file][aria-label^="写真${number}"]`)
  }
}
